import { Readable } from 'node:stream';
import type * as contract from '@fanclub/contract/exports/routes';
import type { ListExport } from '@fanclub/contract/exports/routes';
import { fileFormats } from '#features/files/file-formats';
import { fileNameOf } from '#features/files/list-file';
import { type HandlersOf, StreamAnswer } from '#pipeline/handler';
import { openExport, readOwnExport } from './read-export.ts';
import { type NamedExport, startExport } from './start-export.ts';

const present = ({
  id,
  of,
  state,
  rows,
  total,
  parts,
  format,
  created_at,
  expires_at,
}: NamedExport): ListExport => ({
  id,
  list: of,
  state,
  rows,
  total,
  parts: parts.length,
  format,
  created_at: created_at.toDate().toISOString(),
  expires_at: expires_at.toDate().toISOString(),
});

export const exportsHandlers: HandlersOf<typeof contract> = {
  startExport: async ({ context, caller, body, language }) => {
    const started = await startExport(context, caller, caller.language ?? language, body);
    return present(started);
  },

  readExport: async ({ context, caller, params }) =>
    present(await readOwnExport(context, caller, params.exportId)),

  downloadExport: async ({ context, caller, params, query }) => {
    const part = Number(query.part);
    const { bytes, of, format } = await openExport(context, caller, params.exportId, part);
    return new StreamAnswer(
      fileFormats[format].contentType,
      Readable.from([bytes]),
      fileNameOf(of, context.now(), format),
    );
  },
};
