import { randomUUID } from 'node:crypto';
import { rejectUser } from '@fanclub/contract/admin/routes';
import { callOrThrow } from '@fanclub/stories/tools/call';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { buildCard, buildCardHolder } from '../build-card.ts';
import { buildDoneExport } from '../build-export.ts';
import { aboutSubject, aboutWaiting } from './people.ts';
import type { RouteCases } from './route-case.ts';
import { reused } from './subjects.ts';

/** Stores an applicant whom this admin has just rejected. */
async function aboutRejected({ token }: BuiltAdmin) {
  const params = await aboutSubject();
  await callOrThrow(rejectUser, { params, body: {}, token });
  return params;
}

const cardHolder = reused(buildCardHolder, 25);

const aboutExport = async ({ email }: BuiltAdmin) => ({ exportId: await buildDoneExport(email) });

export const reviewing = {
  updateUser: { tells: 'update' },
  approveUser: { given: aboutSubject, tells: 'approve' },
  rejectUser: { given: aboutSubject, tells: 'reject' },
  requestItems: { given: aboutSubject, tells: 'request_items' },
  undoDecision: { given: aboutRejected, tells: 'undo' },
  decideMany: {
    given: async () => ({ ...(await aboutSubject()), version: 1 }),
    tells: 'reject',
  },
  undoMany: {
    given: async (admin) => ({ ids: [(await aboutRejected(admin)).id] }),
    tells: 'undo',
  },
  deleteUser: { given: aboutSubject, tells: 'delete' },
  deleteUserFile: { given: aboutSubject, tells: 'delete_receipt' },
  announcePresence: { tellsNothing: 'a page that is open is forgotten within a minute' },
  endPresence: { tellsNothing: 'the same page was closed' },
  addNote: {
    given: async () => ({ ...(await aboutWaiting()), noteId: randomUUID() }),
    tells: 'add_note',
  },
  exportCards: { tells: 'export_cards' },
  markCards: {
    given: async () => ({ id: await buildCard(await cardHolder(), 'printed') }),
    tells: 'card_posted',
  },
  replaceCard: {
    given: async () => ({ cardId: await buildCard(await buildCardHolder(), 'missing') }),
    tells: 'card_replaced',
  },
  exportAudit: { tells: 'export_history' },
  startExport: { tells: 'export_members' },
  readExport: { given: aboutExport },
  downloadExport: { given: aboutExport, tells: 'download_export' },
  exportUsers: { tells: 'export_members' },
} satisfies Partial<RouteCases>;
