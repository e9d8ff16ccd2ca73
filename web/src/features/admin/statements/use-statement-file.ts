import type { RouteResponse } from '@fanclub/contract/http/route';
import type { StatementFormat } from '@fanclub/contract/read-file/statement/format';
import { type importStatement, readFileFormat } from '@fanclub/contract/statements/routes';
import type { FileImport } from '@fanclub/contract/statements/statement-files';
import { useState } from 'react';
import {
  type BroughtFile,
  type ChosenFile,
  useBringFile,
} from '#admin-kit/bring-file/use-bring-file.ts';
import { call } from '#api/client.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { randomId } from '#store/random-id.ts';
import type { ParsedStatement } from './parse-file.ts';

export type Opened =
  | { state: 'none' }
  | { state: 'empty' }
  | ({ state: 'done' } & RouteResponse<typeof importStatement>)
  | {
      state: 'read';
      source: ChosenFile;
      file: ParsedStatement;
      stored: StatementFormat | null;
      /** The first import of the same file; null if it was never imported. */
      imported: FileImport | null;
      importId: string;
    };

/** Finds the table of a file, and what the server knows about files with its headings and about the file itself. */
async function recognise({ sheet, ...source }: BroughtFile): Promise<Opened> {
  const { findTable, sha256Of } = await loadChunk(() => import('./parse-file.ts'));
  const file = await findTable(sheet);
  if (!file) return { state: 'empty' };
  const { format, imported } = await call(readFileFormat, {
    params: { header: file.fingerprint },
    query: { file: await sha256Of(source.bytes) },
  });
  const importId = randomId();
  return { state: 'read', source, file, stored: format, imported, importId };
}

/** Holds the chosen statement file and the state of reading it. The file is parsed in the browser. */
export function useStatementFile() {
  const [opened, setOpened] = useState<Opened>({ state: 'none' });
  const bringing = useBringFile(async (file) => setOpened(await recognise(file)));
  return {
    opened,
    bringing,
    choose: (file: File) => {
      setOpened({ state: 'none' });
      bringing.choose(file);
    },
    close: () => {
      setOpened({ state: 'none' });
      bringing.forget();
    },
    /**
     * Stores the result of the import: how many lines were added, and how many the server already had or perhaps had.
     */
    done: (sum: RouteResponse<typeof importStatement>) => {
      setOpened({ state: 'done', ...sum });
      bringing.forget();
    },
  };
}
