import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { unpaidAtDesk } from '@fanclub/contract/money/desk-payment';
import { callOrThrow } from '@fanclub/stories/tools/call';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { timestampOf } from '#platform/time';
import { aPayment } from '../build-money.ts';
import { storeCard, storeCardHolder } from '../store-card.ts';
import { putFields } from '../stored.ts';
import { type GivenByRoute, reused } from './given.ts';
import { aboutSubject, aboutWaiting } from './people.ts';
import { earlierMember, newSubject, uploadSmall } from './subjects.ts';

/** Stores an applicant whom this admin has just rejected. */
async function aboutRejected({ token }: BuiltAdmin) {
  const params = await aboutSubject();
  await callOrThrow(api.rejectUser, { params, body: {}, token });
  return params;
}

/** Stores a person twice: with an approved application of an earlier season, and with one of this season. */
async function twoSeasons() {
  const [stays, goes] = [await newSubject(), await earlierMember(false)];
  return { stays, goes };
}

/** Stores a person twice, who has paid a part for the earlier season. */
async function twoSeasonsWithMoney({ token }: BuiltAdmin) {
  const { stays, goes } = await twoSeasons();
  const params = { id: goes.id, paymentId: randomUUID() };
  await callOrThrow(api.bookMoney, { token, params, body: aPayment({ amount: 100 }) });
  return { stays, goes };
}

/** Stores a confirmed merge whose time has come. */
async function aboutMerge(admin: BuiltAdmin) {
  const { stays, goes } = await twoSeasonsWithMoney(admin);
  const merge = { goes: goes.id, number: goes.requestNumber, due: timestampOf(0), by: admin.email };
  await putFields(stays, { merge });
  return { id: stays.id };
}

const cardHolder = reused(storeCardHolder, 25);

export const reviewing = {
  approveUser: aboutSubject,
  rejectUser: aboutSubject,
  requestItems: aboutSubject,
  previewMerge: async () => {
    const { stays, goes } = await twoSeasons();
    return { id: stays.id, with: goes.requestNumber };
  },
  askMerge: async (admin) => {
    const { stays, goes } = await twoSeasonsWithMoney(admin);
    return { id: stays.id, goes: goes.id };
  },
  undoMerge: aboutMerge,
  runMerge: aboutMerge,
  undoDecision: aboutRejected,
  decideMany: async () => ({
    ...api.decideMany.example.body,
    applications: [{ ...(await aboutSubject()), version: 1 }],
  }),
  undoMany: async (admin) => ({ applications: [await aboutRejected(admin)] }),
  deleteUser: aboutSubject,
  deleteUserFile: aboutSubject,
  addDocument: async () => ({
    ...(await aboutSubject()),
    file_type: 'passport' as const,
    file_url: await uploadSmall('passport'),
  }),
  endMembership: async () => ({ id: (await earlierMember()).id, reason: 'left' as const }),
  renewUser: async () => {
    const { id } = await earlierMember();
    await putFields({ id }, { email: '', account: 'none' });
    return { id, pack_type: 'base' as const, juventus_card: false, payment: unpaidAtDesk };
  },
  addNote: async () => ({ ...(await aboutWaiting()), noteId: randomUUID() }),
  markCards: async () => ({
    cards: [{ id: await storeCard(await cardHolder(), 'printed'), from: 'printed' as const }],
  }),
  replaceCard: async () => ({ cardId: await storeCard(await storeCardHolder(), 'missing') }),
} satisfies GivenByRoute;
