import { linesPerCall, type NewLine } from '@fanclub/contract/statements/lines';
import type { StatementProfile } from '@fanclub/contract/statements/profile';
import { importStatement } from '@fanclub/contract/statements/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { prolongsGate } from '#admin-kit/api/member-actions.ts';
import { call } from '#api/client.ts';
import { linesKey } from './use-lines.ts';

/**
 * The maximum size of the lines in one call, in bytes of JSON. Together with the rest of the body they stay
 * below the limit of 64 KiB.
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
  header: string;
  profile: StatementProfile;
  lines: readonly NewLine[];
}

/**
 * Sends a file in parts. After an error the whole file can be sent again, because the server recognises lines
 * that it has already stored.
 */
export function useImport() {
  const queryClient = useQueryClient();
  return useMutation({
    ...prolongsGate,
    mutationFn: async ({ importId, header, profile, lines }: Import) => {
      const sum = { added: 0, known: 0 };
      for (const part of inParts(lines)) {
        const body = { header, profile, lines: part };
        const { added, known } = await call(importStatement, { params: { importId }, body });
        sum.added += added;
        sum.known += known;
      }
      return sum;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: linesKey }),
  });
}
