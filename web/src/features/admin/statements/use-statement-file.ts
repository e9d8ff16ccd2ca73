import { decodeStatement, type Encoding } from '@fanclub/contract/statements/decode';
import type { StatementProfile } from '@fanclub/contract/statements/profile';
import { readStatementProfile } from '@fanclub/contract/statements/routes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { prolongsGate } from '#admin-kit/api/member-actions.ts';
import { call } from '#api/client.ts';
import { parseFile, type StatementFile } from './parse-file.ts';

/** The maximum size of a file. It is enough for several years of a club's bank account. */
const maxBytes = 5 * 1024 * 1024;

export type Opened =
  | { state: 'none' }
  | { state: 'tooLarge' | 'empty' }
  | { state: 'done'; added: number; known: number }
  /** The file's character encoding could not be recognised. */
  | { state: 'undecoded'; bytes: Uint8Array }
  | { state: 'read'; file: StatementFile; stored: StatementProfile | null; importId: string };

async function open(bytes: Uint8Array, encoding?: Encoding): Promise<Opened> {
  const text = decodeStatement(bytes, encoding);
  if (text === null) return { state: 'undecoded', bytes };
  const file = await parseFile(text);
  if (!file) return { state: 'empty' };
  const params = { header: file.fingerprint };
  const { profile } = await call(readStatementProfile, { params });
  return { state: 'read', file, stored: profile, importId: crypto.randomUUID() };
}

/**
 * Holds the chosen statement file and the state of reading it. The file is parsed in the browser and not
 * uploaded.
 */
export function useStatementFile() {
  const [opened, setOpened] = useState<Opened>({ state: 'none' });
  const reading = useMutation({
    ...prolongsGate,
    mutationFn: async ({ file, encoding }: { file: Blob; encoding?: Encoding }) => {
      if (file.size > maxBytes) return { state: 'tooLarge' } as const;
      return open(new Uint8Array(await file.arrayBuffer()), encoding);
    },
    onSuccess: setOpened,
  });
  return {
    opened,
    isReading: reading.isPending,
    error: reading.error,
    choose: (file: File) => reading.mutate({ file }),
    /** Reads the file again with the character encoding that the admin chose. */
    say: (bytes: Uint8Array, encoding: Encoding) =>
      reading.mutate({ file: new Blob([bytes.slice()]), encoding }),
    close: () => setOpened({ state: 'none' }),
    /** Stores how many lines were added and how many the server already had. */
    done: (sum: { added: number; known: number }) => setOpened({ state: 'done', ...sum }),
  };
}
