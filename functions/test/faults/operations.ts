import { approveUser, deleteUser, requestItems } from '@fanclub/contract/admin/routes';
import { markCards } from '@fanclub/contract/cards/admin-routes';
import { mailDraft, readDraft } from '@fanclub/contract/drafts/routes';
import { addFamily, openOwnAccount, renewFamily } from '@fanclub/contract/families/routes';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { submitAgain } from '@fanclub/contract/members/routes';
import { renew } from '@fanclub/contract/registration/renewal-routes';
import { register } from '@fanclub/contract/registration/routes';
import { sendItems } from '@fanclub/contract/review/routes';
import { confirmStatementLine } from '@fanclub/contract/statements/routes';
import { approved, buildMember } from '@fanclub/stories/tools/build-member';
import {
  buildRegistration,
  uniqueEmail,
  uploadImage,
} from '@fanclub/stories/tools/build-registration';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { buildCard, buildCardHolder } from '../build-card.ts';
import { buildDraft } from '../build-draft.ts';
import { buildFamily, buildWard, newOffer, people } from '../build-family.ts';
import { buildLine } from '../build-statement.ts';
import { testDb } from '../firebase.ts';
import {
  buildRenewal,
  currentSeason,
  newSubject,
  rejected,
  smallImage,
  subjectPassword,
} from '../fuzz/subjects.ts';
import { moneyOperations } from './money-operations.ts';
import type { Operation } from './operation.ts';
import { faultsCode } from './promo.ts';
import { killedDraft } from './what-was-lost.ts';

const admin = () => signInAdmin();
const small = async (type: 'receipt' | 'passport') => uploadImage(type, await smallImage());

/** Asked for receipt and phone a second time: a third receipt takes the place of two. */
async function askedTwice() {
  const ask = () => ({ at: new Date(), items: ['receipt', 'phone'], note: null, mail_id: null });
  const requested = ask();
  const { id, token } = await newSubject({ requested });
  const answer = async (since: Date) => ({
    token,
    body: {
      since: since.toISOString(),
      phone: '+393337654321',
      receiptUrl: await small('receipt'),
    },
  });
  await callOrThrow(sendItems, await answer(requested.at));
  const again = ask();
  await testDb().doc(`members/${id}`).update({ requested: again });
  return answer(again.at);
}

/** Whose approval makes a club card, too. */
const wantsCard = async () =>
  buildMember({
    receiptUrl: await small('receipt'),
    passportUrl: await small('passport'),
    juventus_card: true,
  });

/** Twenty euro are open. */
const owesTwenty = async () =>
  buildMember({
    ...{ juventus_card: false, pack_type: 'international', payment_method: 'euro' },
    receiptUrl: await small('receipt'),
  });

/** Drawn in the browser with the form: the same again is the same renewal. */
async function renewal() {
  const { id, token, body } = await buildRenewal();
  return { id, token, body: { ...body, request_number: drawRequestNumber() } };
}

/** Two people, with a small receipt. */
const twoPeople = async () =>
  buildFamily({ people: people(2), receiptUrl: await small('receipt') });

/** A member who answers for two. */
async function guardianOfTwo() {
  const { id, token } = await newSubject();
  const { family } = await callOrThrow(addFamily, { token, body: await twoPeople() });
  return { id, token, family };
}

/** The same, all of them members of an earlier season. */
async function familyOfEarlier() {
  const { id, token, family } = await guardianOfTwo();
  const ids = [id, ...family.map((one) => one.id)];
  for (const each of ids) {
    await testDb()
      .doc(`members/${each}`)
      .update({ ...approved, season: '2020/21' });
  }
  return { token, ids };
}

const onceUnder = () => ({ 'idempotency-key': crypto.randomUUID() });

export const operations: Operation[] = [
  {
    name: 'register-family',
    route: register,
    prepare: async () => ({
      body: await buildRegistration({
        ...{ password: subjectPassword, juventus_card: false, promo_code: faultsCode },
        ...{ receiptUrl: await small('receipt'), family: people(2) },
      }),
      headers: onceUnder(),
    }),
    repeatAnswers: [201],
    finishesItself: true,
  },
  {
    name: 'add-family',
    route: addFamily,
    prepare: async () => ({
      token: (await newSubject()).token,
      body: await twoPeople(),
      headers: onceUnder(),
    }),
    repeatAnswers: [201],
    finishesItself: true,
  },
  {
    name: 'family-renewal',
    route: renewFamily,
    prepare: async () => {
      const { token, ids } = await familyOfEarlier();
      const { people: _, ...shared } = await twoPeople();
      const renewing = ids.map((id, i) => ({
        ...{ id, pack_type: i === 0 ? ('base' as const) : ('under_5' as const) },
        ...{ juventus_card: false, request_number: drawRequestNumber() },
      }));
      return { token, body: { ...shared, people: renewing, season: await currentSeason() } };
    },
    repeatAnswers: [201],
    finishesItself: true,
  },
  {
    name: 'delete-family',
    route: deleteUser,
    prepare: async () => ({
      token: (await admin()).token,
      params: { id: (await guardianOfTwo()).id },
      query: { with_family: 'true' },
    }),
    repeatAnswers: [200, 404],
    finishesItself: false,
  },
  {
    name: 'own-account',
    route: openOwnAccount,
    prepare: async () => ({
      body: {
        token: await newOffer(await buildWard()),
        ...{ legal_consents: { terms: true, privacy: true }, language: 'it' },
      },
    }),
    // The dead process holds the link for a minute; what it left the clean-up finishes.
    repeatAnswers: [200, 400],
    finishesItself: true,
  },
  {
    name: 'register',
    route: register,
    prepare: async () => ({
      body: await buildRegistration({
        password: subjectPassword,
        promo_code: faultsCode,
        receiptUrl: await small('receipt'),
        passportUrl: await small('passport'),
      }),
      headers: onceUnder(),
    }),
    repeatAnswers: [201],
    finishesItself: true,
  },
  {
    name: 'approve',
    route: approveUser,
    prepare: async () => ({
      token: (await admin()).token,
      params: { id: (await wantsCard()).id },
      body: {},
    }),
    repeatAnswers: [200],
    finishesItself: true,
  },
  {
    name: 'renew',
    route: renew,
    prepare: async () => {
      const { token, body } = await renewal();
      return { token, body };
    },
    repeatAnswers: [201],
    finishesItself: true,
  },
  {
    name: 'approve-renewal',
    route: approveUser,
    prepare: async () => {
      const { id, ...request } = await renewal();
      await callOrThrow(renew, request);
      return { token: (await admin()).token, params: { id }, body: {} };
    },
    repeatAnswers: [200],
    finishesItself: true,
  },
  {
    name: 'submit-again',
    route: submitAgain,
    prepare: async () => ({
      token: (await newSubject(rejected)).token,
      body: { address_of_residency: 'Via Garibaldi 3, Torino' },
    }),
    // The repeat of one that was through already finds the application under review.
    repeatAnswers: [200, 409],
    finishesItself: true,
  },
  {
    name: 'request-items',
    route: requestItems,
    prepare: async () => ({
      token: (await admin()).token,
      params: { id: (await newSubject()).id },
      body: { items: ['receipt', 'phone'], note: 'Too dark' },
    }),
    repeatAnswers: [200],
    finishesItself: true,
  },
  {
    name: 'send-items',
    route: sendItems,
    prepare: askedTwice,
    repeatAnswers: [200],
    finishesItself: true,
  },
  {
    name: 'confirm-line',
    route: confirmStatementLine,
    prepare: async () => {
      const { token } = await admin();
      const lineId = await buildLine(token, { amount: 4000 });
      const shares = [await owesTwenty(), await owesTwenty()].map(({ id }) => ({ member_id: id }));
      return { token, params: { lineId }, body: { shares } };
    },
    repeatAnswers: [200],
    finishesItself: true,
  },
  {
    name: 'mark-card',
    route: markCards,
    prepare: async () => {
      const id = await buildCard(await buildCardHolder(), 'printed');
      const card = { id, from: 'printed', tracking: 'RR 1' };
      return { token: (await admin()).token, body: { state: 'posted', cards: [card] } };
    },
    repeatAnswers: [200],
    finishesItself: true,
  },
  {
    name: 'mail-draft',
    route: mailDraft,
    prepare: async () => ({
      body: {
        email: uniqueEmail('draft'),
        sealed: killedDraft,
        key: 'A'.repeat(43),
        uploads: [await small('receipt')],
      },
    }),
    repeatAnswers: [201],
    finishesItself: true,
  },
  {
    name: 'read-draft',
    route: readDraft,
    prepare: async () => ({ params: { draftId: await buildDraft() } }),
    repeatAnswers: [200],
    finishesItself: true,
  },
  {
    name: 'delete',
    route: deleteUser,
    prepare: async () => ({
      token: (await admin()).token,
      params: { id: (await newSubject()).id },
    }),
    repeatAnswers: [200, 404],
    finishesItself: false,
  },
  ...moneyOperations,
];
