import { Readable } from 'node:stream';
import type * as contract from '@fanclub/contract/exports/routes';
import type { MemberExport } from '@fanclub/contract/exports/routes';
import { csvFileName } from '#features/admin/export-members';
import { type HandlersOf, StreamAnswer } from '#pipeline/handler';
import { openExport, readOwnExport } from './read-export.ts';
import { type NamedExport, startExport } from './start-export.ts';

const present = ({
  id,
  state,
  rows,
  total,
  parts,
  created_at,
  expires_at,
}: NamedExport): MemberExport => ({
  id,
  state,
  rows,
  total,
  parts: parts.length,
  created_at: created_at.toDate().toISOString(),
  expires_at: expires_at.toDate().toISOString(),
});

export const exportsHandlers: HandlersOf<typeof contract> = {
  startExport: async ({ context, caller, body, language }) =>
    present(
      await startExport(context, {
        adminEmail: caller.email,
        language: caller.language ?? language,
        list: body,
      }),
    ),

  readExport: async ({ context, caller, params }) =>
    present(await readOwnExport(context, caller.email, params.exportId)),

  downloadExport: async ({ context, caller, params, query }) => {
    const bytes = await openExport(context, caller.email, params.exportId, Number(query.part));
    return new StreamAnswer(
      'text/csv; charset=utf-8',
      Readable.from([bytes]),
      csvFileName(context.now()),
    );
  },
};
