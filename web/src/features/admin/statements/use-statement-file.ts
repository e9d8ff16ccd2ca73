import type { RouteResponse } from '@fanclub/contract/http/route';
import { decodeStatement, type Encoding } from '@fanclub/contract/statements/decode';
import type { StatementFormat } from '@fanclub/contract/statements/format';
import { type importStatement, readStatementFormat } from '@fanclub/contract/statements/routes';
import type { FileImport } from '@fanclub/contract/statements/statement-files';
import { maxFileBytes } from '@fanclub/contract/uploads/file-rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { prolongsGate } from '#admin-kit/api/member-actions.ts';
import { call } from '#api/client.ts';
import { randomId } from '#store/random-id.ts';
import { type ParsedStatement, parseFile, sha256Of } from './parse-file.ts';

export type Opened =
  | { state: 'none' }
  | { state: 'tooLarge' | 'empty' }
  | ({ state: 'done' } & RouteResponse<typeof importStatement>)
  /** The file's character encoding could not be recognised. */
  | { state: 'undecoded'; source: StatementSource }
  | {
      state: 'read';
      source: StatementSource;
      file: ParsedStatement;
      stored: StatementFormat | null;
      /** The first import of the same file; null if it was never imported. */
      imported: FileImport | null;
      importId: string;
    };

/** The chosen file. Its bytes are read once, so that the server gets exactly what the admin saw. */
export interface StatementSource {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

async function open(source: StatementSource, encoding?: Encoding): Promise<Opened> {
  const text = decodeStatement(source.bytes, encoding);
  if (text === null) return { state: 'undecoded', source };
  const file = await parseFile(text);
  if (!file) return { state: 'empty' };
  const { format, imported } = await call(readStatementFormat, {
    params: { header: file.fingerprint },
    query: { file: await sha256Of(source.bytes) },
  });
  const importId = randomId();
  return { state: 'read', source, file, stored: format, imported, importId };
}

/** Holds the chosen statement file and the state of reading it. The file is parsed in the browser. */
export function useStatementFile() {
  const [opened, setOpened] = useState<Opened>({ state: 'none' });
  const reading = useMutation({
    ...prolongsGate,
    mutationFn: async (chosen: File | { source: StatementSource; encoding: Encoding }) => {
      if (!(chosen instanceof File)) return open(chosen.source, chosen.encoding);
      if (chosen.size > maxFileBytes) return { state: 'tooLarge' } as const;
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      return open({ name: chosen.name, bytes });
    },
    onSuccess: setOpened,
  });
  return {
    opened,
    isReading: reading.isPending,
    error: reading.error,
    choose: (file: File) => reading.mutate(file),
    /** Reads the file again with the character encoding that the admin chose. */
    say: (source: StatementSource, encoding: Encoding) => reading.mutate({ source, encoding }),
    close: () => setOpened({ state: 'none' }),
    /**
     * Stores the result of the import: how many lines were added, and how many the server already had or perhaps had.
     */
    done: (sum: RouteResponse<typeof importStatement>) => setOpened({ state: 'done', ...sum }),
  };
}
