import type { StatementFormat } from '@fanclub/contract/read-file/statement/format';
import { linesPerCall, type NewLine } from '@fanclub/contract/statements/lines';
import { importStatement, storeStatementFile } from '@fanclub/contract/statements/routes';
import { statementFileNameMaxLength } from '@fanclub/contract/statements/statement-files';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { prolongsGate } from '#admin-kit/api/member-actions.ts';
import type { ChosenFile } from '#admin-kit/bring-file/use-bring-file.ts';
import { call } from '#api/client.ts';
import { filesKey, linesKeys } from './use-lines.ts';

/**
 * The maximum size of the lines in one call, in bytes of JSON. With the rest of the body, the call stays below the
 * limit of 64 KiB.
 */
const bytesPerCall = 40 * 1024;

/** Splits the lines of a file into parts that fit into one call. */
export function inParts(lines: readonly NewLine[]): NewLine[][] {
  const parts: NewLine[][] = [];
  let bytes = 0;
  for (const line of lines) {
    const size = new TextEncoder().encode(JSON.stringify(line)).length;
    const last = parts.at(-1);
    if (!last || last.length === linesPerCall || bytes + size > bytesPerCall) {
      parts.push([line]);
      bytes = size;
    } else {
      last.push(line);
      bytes += size;
    }
  }
  return parts;
}

interface Import {
  importId: string;
  source: ChosenFile;
  header: string;
  format: StatementFormat;
  lines: readonly NewLine[];
}

/**
 * Sends a file, and then its lines in parts. After an error everything can be sent again, because the server recognises
 * the file and the lines that it has already stored.
 */
export function useImport() {
  const queryClient = useQueryClient();
  return useMutation({
    ...prolongsGate,
    mutationFn: async ({ importId, source, header, format, lines }: Import) => {
      const { file } = await call(storeStatementFile, {
        body: { name: source.name.slice(-statementFileNameMaxLength) },
        files: { file: new Blob([source.bytes]) },
      });
      const sum = { added: 0, added_out: 0, known: 0, perhaps_same: 0, returned: 0 };
      for (const some of inParts(lines)) {
        const body = { file, header, format, lines: some };
        const part = await call(importStatement, { params: { importId }, body });
        for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += part[name];
      }
      return sum;
    },
    onSettled: () =>
      Promise.all(
        [...linesKeys, filesKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
