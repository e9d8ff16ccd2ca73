import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { clubReceipt } from '@fanclub/contract/money/club-receipts';
import { ownClubReceipt } from '@fanclub/contract/money/own-payments';
import { languageCodes } from '@fanclub/contract/text/languages';
import { serverWords } from '@fanclub/contract/words/server';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { mailsTo } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import { aPayment, aPaymentId, aReversal } from '../../../test/build-money.ts';
import { buildLine } from '../../../test/build-statement.ts';
import { buildPayer } from '../../../test/confirmed-money.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';
import { pdfText } from '../../../test/read-files.ts';
import { putFields, storedPayments } from '../../../test/stored.ts';

const owner = await signInAdmin();
const proved = () => buildPayer({ email_confirmed_at: timestampOf(Date.now()) });

async function pay({ id }: BuiltMember, amount = 500): Promise<string> {
  const params = { id, paymentId: randomUUID() };
  await callOrThrow(api.bookMoney, { token: owner.token, params, body: aPayment({ amount }) });
  return params.paymentId;
}
const take = (member: BuiltMember, paymentId: string) =>
  call(ownClubReceipt, { params: { paymentId }, query: {}, token: member.token });
const takeAsStaff = (member: BuiltMember, paymentId: string) =>
  call(clubReceipt, { params: { id: member.id, paymentId }, token: owner.token });
const reverse = (member: BuiltMember, paymentId: string) =>
  callOrThrow(api.bookMoney, {
    params: { id: member.id, paymentId: aPaymentId },
    token: owner.token,
    body: aReversal(paymentId),
  });
const stored = async (member: BuiltMember) => {
  const { docs } = await testDb().collection(`members/${member.id}/receipts`).get();
  return docs.map((row) => ({ id: row.id, ...row.data() }) as Record<string, unknown>);
};
const lastNumber = async () =>
  ((await testDb().doc('settings/clubReceipts').get()).get(String(new Date().getFullYear())) ??
    0) as number;

it('the numbers of receipts have no gap and no double, also if many are asked for at once and some twice', async () => {
  const member = await proved();
  const payments: string[] = [];
  for (let i = 0; i < 6; i++) payments.push(await pay(member, 100 + i));
  const before = await lastNumber();
  const asked = [...payments, ...payments].map((id) => take(member, id));
  const staff = payments.map((id) => takeAsStaff(member, id));
  const answers = await Promise.all([...asked, ...staff]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const numbers = (await stored(member))
    .map(({ number }) => number as number)
    .sort((a, b) => a - b);
  expect(numbers).toEqual(payments.map((_, i) => before + 1 + i));
  expect(await lastNumber()).toBe(before + payments.length);
});

it('the number of a receipt stays with the money when a line of a statement replaces a payment that was confirmed', async () => {
  const member = await proved();
  await callOrThrow(api.approveUser, { params: { id: member.id }, token: owner.token, body: {} });
  const [confirmed] = await storedPayments(member);
  await takeAsStaff(member, confirmed?.id ?? '');
  const lineId = await buildLine(owner.token, { amount: 2000 });
  const body = { shares: [{ member_id: member.id }] };
  await callOrThrow(api.confirmStatementLine, { params: { lineId }, token: owner.token, body });
  const line = (await storedPayments(member)).find(
    ({ source, kind }) => source === 'line' && kind === 'in',
  );
  expect((await takeAsStaff(member, line?.id ?? '')).status).toBe(200);
  const [first, second, ...others] = await stored(member);
  expect(others).toEqual([]);
  expect(second?.number).toBe(first?.number);
  // The member has a receipt for this money already, so no mail is sent about the line.
  const mails = await testDb().collection('mail').where('member_id', '==', member.id).get();
  expect(mails.docs.map((row) => row.get('message.template'))).not.toContain('payment_received');
});

it('the numbers of receipts stay in the books when the member is deleted', async () => {
  const member = await proved();
  const paymentId = await pay(member, 1234);
  await take(member, paymentId);
  const [receipt] = await stored(member);
  await callOrThrow(api.deleteUser, { params: { id: member.id }, token: owner.token });
  expect(await stored(member)).toEqual([]);
  const { docs } = await testDb()
    .collection('ledger')
    .where('receipt', '==', `${receipt?.year}/${receipt?.number}`)
    .get();
  expect(docs.map((row) => row.get('amount'))).toEqual([1234]);
});

it.each(languageCodes)('a receipt says who paid what and what is open: %s', async (language) => {
  const member = await buildPayer({ email_confirmed_at: timestampOf(Date.now()), language });
  const { headers, bytes } = await take(member, await pay(member, 500));
  expect(headers.get('content-type')).toBe('application/pdf');
  const [page = '', ...further] = await pdfText(bytes);
  expect(further).toEqual([]);
  const [receipt] = await stored(member);
  const words = serverWords[language].receipt;
  const digits = (value: unknown) =>
    language === 'fa'
      ? String(value).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
      : String(value);
  for (const text of [
    `${digits(receipt?.year)}/${digits(receipt?.number)}`,
    String(receipt?.payer),
    String(receipt?.address),
    member.requestNumber,
    words.due,
    words.open,
    digits(15),
  ]) {
    // The renderer draws a zero-width non-joiner as an empty space.
    expect(page).toContain(text.replaceAll('\u200c', ' '));
  }
});

it('a receipt keeps the words with which it was issued', async () => {
  const member = await proved();
  const paymentId = await pay(member);
  const [before = ''] = await pdfText((await take(member, paymentId)).bytes);
  await putFields(member, { first_name: 'Renamed' });
  expect(await pdfText((await take(member, paymentId)).bytes)).toEqual([before]);
});

it('a receipt is not given for money that was reversed, and says so if it was given before', async () => {
  const member = await buildPayer({ language: 'en' });
  const [given, reversed] = [await pay(member), await pay(member)];
  await takeAsStaff(member, given);
  await reverse(member, given);
  await reverse(member, reversed);
  const [page] = await pdfText((await takeAsStaff(member, given)).bytes);
  expect(page).toContain(serverWords.en.receipt.isVoid);
  expect((await takeAsStaff(member, reversed)).body.code).toBe('payment_not_found');
  expect((await takeAsStaff(member, `reversal_of_${given}`)).body.code).toBe('payment_not_found');
});

it('a receipt is nobody else’s, and a guardian pays for the family', async () => {
  const [guardian, child, stranger] = await Promise.all([proved(), proved(), proved()]);
  await putFields(child, { guardian_id: guardian.id });
  await putFields(guardian, { first_name: 'Parisa' });
  const paymentId = await pay(child);
  const of = (token: string) =>
    call(ownClubReceipt, { params: { paymentId }, query: { for: child.id }, token });
  expect((await of(stranger.token)).body.code).toBe('user_not_found');
  expect((await take(stranger, paymentId)).body.code).toBe('payment_not_found');
  expect((await of(guardian.token)).status).toBe(200);
  const [receipt] = await stored(child);
  expect(receipt?.payer).toMatch(/^Parisa /);
  expect(receipt?.member).toBeTruthy();
});

const pdfsOf = (mail: { attachments?: { contentType: string }[] }) =>
  (mail.attachments ?? []).filter(({ contentType }) => contentType === 'application/pdf').length;
const isAbout = (member: BuiltMember) => (mail: { subject: string }) =>
  mail.subject.includes(member.requestNumber);

it('the mail about a payment carries the receipt to an address that is proved, and to no other', async () => {
  const [known, unknown] = await Promise.all([proved(), buildPayer()]);
  await Promise.all([pay(known), pay(unknown)]);
  await Promise.all([skipWait(known), skipWait(unknown)]);
  expect(pdfsOf(await deliveredMail(known.email, isAbout(known)))).toBe(1);
  expect(pdfsOf(await deliveredMail(unknown.email, isAbout(unknown)))).toBe(0);
  expect(await stored(unknown)).toEqual([]);
});

it('the mail of an approval carries the receipt for what the approval confirms', async () => {
  const member = await proved();
  await callOrThrow(api.approveUser, { params: { id: member.id }, token: owner.token, body: {} });
  await skipWait(member);
  expect(pdfsOf(await deliveredMail(member.email, isAbout(member)))).toBe(1);
  expect((await stored(member)).map(({ amount }) => amount)).toEqual([2000]);
});

it('the mail about a payment is not sent if the payment is reversed at once', async () => {
  const member = await proved();
  await reverse(member, await pay(member));
  const waiting = await testDb().collection('mail').where('member_id', '==', member.id).get();
  expect(waiting.size).toBe(0);
  expect(await mailsTo(member.email)).toEqual([]);
});

/** Makes the member's mails due now, although an admin can still undo what they report. */
async function skipWait(member: BuiltMember): Promise<void> {
  const { docs } = await testDb().collection('mail').where('member_id', '==', member.id).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ 'delivery.not_before': timestampOf(0) })));
}
