import { decodeStatement, type Encoding } from '@fanclub/contract/statements/decode';
import type { StatementProfile } from '@fanclub/contract/statements/profile';
import { readStatementProfile } from '@fanclub/contract/statements/routes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/client.ts';
import { prolongsGate } from '../api/member-actions.ts';
import { parseFile, type StatementFile } from './parse-file.ts';

/** Years of a club's account. */
const maxBytes = 5 * 1024 * 1024;

export type Opened =
  | { state: 'none' }
  | { state: 'tooLarge' | 'empty' }
  | { state: 'done'; added: number; known: number }
  /** Its bytes do not tell in which script they are. */
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

/** A file that was chosen, and what became of reading it: all of that happens in the browser. */
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
    /** What could not be told of its bytes. */
    say: (bytes: Uint8Array, encoding: Encoding) =>
      reading.mutate({ file: new Blob([bytes.slice()]), encoding }),
    close: () => setOpened({ state: 'none' }),
    /** What became of its lines. */
    done: (sum: { added: number; known: number }) => setOpened({ state: 'done', ...sum }),
  };
}
