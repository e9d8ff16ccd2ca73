import { api } from '@fanclub/contract/api';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { buildMember, buildRegistration } from '@fanclub/stories/tools/build-member';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { Timestamp } from 'firebase-admin/firestore';
import type { ItemRequest } from '#repositories/application';
import { buildRenewal, newSubject, subjectPassword, uploadSmall } from '../requests/subjects.ts';
import { storeCard, storeCardHolder } from '../store-card.ts';
import { putFields } from '../stored.ts';
import { familyOperations } from './family-operations.ts';
import { moneyOperations } from './money-operations.ts';
import { type Operation, operation } from './operation.ts';
import { faultsCode } from './promo.ts';

const bothImages = async () => ({
  receiptUrl: await uploadSmall('receipt'),
  passportUrl: await uploadSmall('passport'),
});

/**
 * Stores a member who was asked for receipt and phone twice and has answered once; returns the second answer. The
 * receipt in it replaces the receipt of the first answer, which replaced the original.
 */
async function askedTwice() {
  const ask = (): ItemRequest => ({
    at: Timestamp.now(),
    items: ['receipt', 'phone'],
    note: null,
    mail_id: null,
  });
  const requested = ask();
  const { id, token } = await newSubject({ requested });
  const answer = async ({ at }: ItemRequest) => ({
    since: at.toDate().toISOString(),
    phone: '+393337654321',
    receiptUrl: await uploadSmall('receipt'),
  });
  await callOrThrow(api.sendItems, { token, body: await answer(requested) });
  const again = ask();
  await putFields({ id }, { requested: again });
  return { as: token, ...(await answer(again)) };
}

/**
 * Stores a member of an earlier season; returns the id, the token and the body of a renewal call. The body already
 * has a request number, as from a browser, so that sending it again is the same renewal.
 */
async function renewal() {
  const { id, token, body } = await buildRenewal();
  return { id, token, body: { ...body, request_number: drawRequestNumber() } };
}

export const operations: Operation[] = [
  ...familyOperations,
  operation('register', 'register', {
    given: async () =>
      buildRegistration({
        password: subjectPassword,
        promo_code: faultsCode,
        ...(await bothImages()),
      }),
  }),
  // The approval also creates a club card.
  operation('approve', 'approveUser', {
    given: async () => {
      const { id } = await buildMember({ ...(await bothImages()), juventus_card: true });
      return { id };
    },
  }),
  operation('renew', 'renew', {
    given: async () => {
      const { token, body } = await renewal();
      return { as: token, ...body };
    },
  }),
  operation('approve-renewal', 'approveUser', {
    given: async () => {
      const { id, ...request } = await renewal();
      await callOrThrow(api.renew, request);
      return { id };
    },
  }),
  // If the killed call had succeeded, the repeated one gets 409, because the application is under review.
  operation('submit-again', 'submitAgain', { repeatAnswers: [200, 409] }),
  operation('request-items', 'requestItems'),
  operation('send-items', 'sendItems', { given: askedTwice }),
  operation('mark-card', 'markCards', {
    given: async () => ({
      cards: [
        { id: await storeCard(await storeCardHolder(), 'printed'), from: 'printed' as const },
      ],
    }),
  }),
  operation('import-members', 'importMembers'),
  operation('add-document', 'addDocument'),
  operation('renew-at-desk', 'renewUser', { repeatAnswers: [201, 409] }),
  operation('delete', 'deleteUser', { repeatAnswers: [200, 404], needsRepeat: true }),
  operation('ask-merge', 'askMerge'),
  // If the killed call had succeeded, the repeated call gets an error: no merge waits any more, and the member who goes
  // is deleted.
  operation('run-merge', 'runMerge', { repeatAnswers: [200, 404, 409] }),
  operation('undo-merge', 'undoMerge'),
  // Nothing prints a letter by itself.
  operation('mark-letters', 'markLetters', { needsRepeat: true }),
  operation('edit', 'updateUser', { given: async () => ({ id: (await newSubject()).id }) }),
  operation('want-name', 'sendItems', {
    given: async () => ({
      as: (await newSubject()).token,
      first_name: 'Nora',
      last_name: 'Neri',
    }),
  }),
  // A link works once, so a repeated call may be refused.
  operation('change-email', 'changeEmail', { repeatAnswers: [200, 400, 409] }),
  ...moneyOperations,
];
