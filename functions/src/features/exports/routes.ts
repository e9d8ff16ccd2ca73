import { Readable } from 'node:stream';
import type * as contract from '@fanclub/contract/exports/routes';
import type { MemberExport } from '@fanclub/contract/exports/routes';
import { exportFileName, fileFormats } from '#features/admin/export-formats';
import { fileChoiceOf } from '#features/admin/export-members';
import { type HandlersOf, StreamAnswer } from '#pipeline/handler';
import { openExport, readOwnExport } from './read-export.ts';
import { type NamedExport, startExport } from './start-export.ts';

const present = ({
  id,
  state,
  rows,
  total,
  parts,
  format,
  created_at,
  expires_at,
}: NamedExport): MemberExport => ({
  id,
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
    const { columns, format, ...list } = body;
    const started = await startExport(context, {
      adminEmail: caller.email,
      language: caller.language ?? language,
      list,
      choice: fileChoiceOf({ columns, format }),
    });
    return present(started);
  },

  readExport: async ({ context, caller, params }) =>
    present(await readOwnExport(context, caller.email, params.exportId)),

  downloadExport: async ({ context, caller, params, query }) => {
    const part = Number(query.part);
    const { bytes, format } = await openExport(context, caller.email, params.exportId, part);
    return new StreamAnswer(
      fileFormats[format].contentType,
      Readable.from([bytes]),
      exportFileName(context.now(), format),
    );
  },
};
