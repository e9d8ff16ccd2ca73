import { randomUUID } from 'node:crypto';
import { rejectUser } from '@fanclub/contract/admin/routes';
import { recordPayment } from '@fanclub/contract/money/routes';
import { approved } from '@fanclub/stories/tools/build-member';
import { callOrThrow } from '@fanclub/stories/tools/call';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { aPayment } from '../build-payment.ts';
import { testDb } from '../firebase.ts';
import { storeCard, storeCardHolder } from '../store-card.ts';
import { aboutSubject, aboutWaiting } from './people.ts';
import type { RouteCases } from './route-case.ts';
import { newSubject, reused, uploadSmall } from './subjects.ts';

/** Stores an applicant whom this admin has just rejected. */
async function aboutRejected({ token }: BuiltAdmin) {
  const params = await aboutSubject();
  await callOrThrow(rejectUser, { params, body: {}, token });
  return params;
}

/** Stores a person twice: with an approved application of an earlier season, and with one of this season. */
async function twoSeasons() {
  const earlier = { ...approved, is_paid: false, season: '2020/21' };
  const [stays, goes] = [await newSubject(), await newSubject(earlier)];
  return { stays, goes };
}

/** Stores a person twice, who has paid a part for the earlier season. */
async function twoSeasonsWithMoney({ token }: BuiltAdmin) {
  const { stays, goes } = await twoSeasons();
  const params = { id: goes.id, paymentId: randomUUID() };
  await callOrThrow(recordPayment, { token, params, body: aPayment({ amount: 100 }) });
  return { stays, goes };
}

/** Stores a confirmed merge whose time has come. */
async function aboutMerge(admin: BuiltAdmin) {
  const { stays, goes } = await twoSeasonsWithMoney(admin);
  const merge = { goes: goes.id, number: goes.requestNumber, due: new Date(0), by: admin.email };
  await testDb().doc(`members/${stays.id}`).update({ merge });
  return { id: stays.id };
}

const cardHolder = reused(storeCardHolder, 25);

export const reviewing = {
  readUser: { tells: 'view_case' },
  readStory: { tells: 'view_case' },
  listCardAddresses: { tells: 'view_addresses' },
  updateUser: { tells: 'update' },
  approveUser: { given: aboutSubject, tells: 'approve' },
  rejectUser: { given: aboutSubject, tells: 'reject' },
  requestItems: { given: aboutSubject, tells: 'request_items' },
  previewMerge: {
    given: async () => {
      const { stays, goes } = await twoSeasons();
      return { id: stays.id, with: goes.requestNumber };
    },
  },
  askMerge: {
    given: async (admin) => {
      const { stays, goes } = await twoSeasonsWithMoney(admin);
      return { id: stays.id, goes: goes.id };
    },
    tells: 'ask_merge',
  },
  undoMerge: { given: aboutMerge, tells: 'undo_merge' },
  runMerge: { given: aboutMerge, tells: 'merge_members' },
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
  addDocument: {
    given: async () => ({
      ...(await aboutSubject()),
      file_type: 'passport' as const,
      file_url: await uploadSmall('passport'),
    }),
    tells: 'add_passport',
  },
  renewUser: {
    given: async () => ({
      id: (await newSubject({ ...approved, season: '2020/21', email: '', account: 'none' })).id,
      pack_type: 'base' as const,
      juventus_card: false,
    }),
    tells: 'renew',
  },
  addNote: {
    given: async () => ({ ...(await aboutWaiting()), noteId: randomUUID() }),
    tells: 'add_note',
  },
  exportCards: { tells: 'export_cards' },
  markCards: {
    given: async () => ({ id: await storeCard(await cardHolder(), 'printed') }),
    tells: 'card_posted',
  },
  replaceCard: {
    given: async () => ({ cardId: await storeCard(await storeCardHolder(), 'missing') }),
    tells: 'card_replaced',
  },
  exportAudit: { tells: 'export_history' },
  exportUsers: { tells: 'export_members' },
} satisfies Partial<RouteCases>;
