import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { nextPartHeader } from '@fanclub/contract/files/list-file';
import { clubReceipt, ownPayments } from '@fanclub/contract/money/own-payments';
import { exportClubReceipts } from '@fanclub/contract/money/routes';
import { formatPlainNumber } from '@fanclub/contract/text/format';
import { languageCodes, languages } from '@fanclub/contract/text/languages';
import { serverWords } from '@fanclub/contract/words/server';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { mailsTo } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { clubReceiptDoc, clubReceiptsOf } from '#repositories/club-receipts';
import type { MemberDocument } from '#repositories/member';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { aPayment, aPaymentId, aReversal } from '../../../test/build-money.ts';
import { buildLine } from '../../../test/build-statement.ts';
import { buildPayer } from '../../../test/confirmed-money.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { dieAtCommit } from '../../../test/die-at-commit.ts';
import { testDb } from '../../../test/firebase.ts';
import { numberAll } from '../../../test/number-all.ts';
import { readZip } from '../../../test/read-files.ts';
import { putFields, storedPayments } from '../../../test/stored.ts';
import { numberReceipts, numberWhatComes, settleMs } from './number-receipts.ts';

const owner = await signInAdmin();
const proved = (stored: Partial<MemberDocument> = {}) =>
  buildPayer({ email_confirmed_at: timestampOf(Date.now()), ...stored });

async function pay({ id }: BuiltMember, amount = 500): Promise<string> {
  const params = { id, paymentId: randomUUID() };
  await callOrThrow(api.bookMoney, { token: owner.token, params, body: aPayment({ amount }) });
  return params.paymentId;
}
const approve = ({ id }: BuiltMember) =>
  callOrThrow(api.approveUser, { params: { id }, token: owner.token, body: {} });
const reverse = ({ id }: { id: string }, paymentId: string) =>
  callOrThrow(api.bookMoney, {
    params: { id, paymentId: aPaymentId },
    token: owner.token,
    body: aReversal(paymentId),
  });
const confirmLine = (lineId: string, shares: object[]) =>
  callOrThrow(api.confirmStatementLine, {
    params: { lineId },
    token: owner.token,
    body: { shares },
  });

const rowsOf = async ({ id }: { id: string }) => {
  const { docs } = await clubReceiptsOf(testDb(), id).get();
  return docs
    .map((row) => ({ token: row.id, ...row.data() }))
    .sort((a, b) => a.booked_at.toMillis() - b.booked_at.toMillis());
};
/** Returns the token of a member's only receipt. */
const tokenOf = async (member: { id: string }) => {
  const [row, ...others] = await rowsOf(member);
  expect(others).toEqual([]);
  return row?.token ?? '';
};
const open = async (token: string, language = 'en') => {
  const headers = { 'Accept-Language': language };
  const answer = await call(clubReceipt, { params: { token }, headers });
  return { ...answer, page: answer.bytes.toString('utf8') };
};
const lastNumber = async () =>
  ((await testDb().doc('settings/clubReceipts').get()).get(String(new Date().getFullYear())) ??
    0) as number;

it('receipts are numbered in the order of booking without gaps and doubles, also by two workers and after a kill', async () => {
  // Receipts of other test files may wait.
  await numberAll();
  const members = await Promise.all([proved(), proved(), proved()]);
  await Promise.all(members.flatMap((member) => [1, 2, 3, 4].map((i) => pay(member, 100 * i))));
  await numberReceipts(serverContext());
  const before = await lastNumber();
  // One worker dies before the commit of its second receipt, another one after the commit of its second.
  expect(await dieAtCommit(3, () => numberAll())).toBe(true);
  expect(await dieAtCommit(4, () => numberAll())).toBe(true);
  await Promise.all([numberAll(), numberAll()]);
  const rows = (await Promise.all(members.map(rowsOf)))
    .flat()
    .sort(
      (a, b) => a.booked_at.toMillis() - b.booked_at.toMillis() || (a.token < b.token ? -1 : 1),
    );
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => before + 1 + i));
  expect(await lastNumber()).toBe(before + 12);
  expect(await numberAll()).toBe(0);
});

it('one call of the trigger numbers what waits, and a call beside it leaves the work to the first', async () => {
  const member = await proved();
  await pay(member);
  const later = { ...serverContext(), now: () => new Date(Date.now() + settleMs) };
  await Promise.all([numberWhatComes(later), numberWhatComes(later)]);
  expect((await rowsOf(member)).map(({ number }) => number)).toEqual([await lastNumber()]);
});

it('a payment that is reversed before its receipt has a number takes none', async () => {
  const member = await proved();
  const [wrong, right] = [await pay(member, 100), await pay(member, 200)];
  await reverse(member, wrong);
  expect(await numberReceipts(serverContext())).toBe(0);
  expect(await numberAll()).toBe(1);
  const rows = await rowsOf(member);
  expect(rows.map(({ content }) => content?.lines.map(({ amount }) => amount))).toEqual([[200]]);
  const payments = await storedPayments(member);
  expect(payments.find(({ id }) => id === right)?.receipt).toBe(rows[0]?.token);
});

it('a confirmed payment that a line of the same amount replaces keeps its receipt', async () => {
  const member = await proved();
  await approve(member);
  await numberAll();
  const [first] = await rowsOf(member);
  await confirmLine(await buildLine(owner.token, { amount: 2000 }), [{ member_id: member.id }]);
  expect(await numberAll()).toBe(0);
  expect(await rowsOf(member)).toEqual([first]);
  const line = (await storedPayments(member)).find(
    ({ source, kind }) => source === 'line' && kind === 'in',
  );
  expect(line?.receipt).toBe(first?.token);
  // The member has a receipt for this money already, so no mail is sent about the line.
  const mails = await testDb().collection('mail').where('member_id', '==', member.id).get();
  expect(mails.docs.map((row) => row.get('message.template'))).not.toContain('payment_received');
  await reverse(member, line?.id ?? '');
  expect((await open(first?.token ?? '')).page).toContain(serverWords.en.receipt.isVoid);
});

/** Two children of a guardian, who pays twenty euro for each of them in one transfer. */
async function familyTransfer() {
  const guardian = await proved({ first_name: 'Parisa', language: 'en' });
  const children = await Promise.all([buildPayer(), buildPayer()]);
  for (const child of children) await putFields(child, { guardian_id: guardian.id });
  const shares = children.map(({ id }) => ({ member_id: id, open: 2000 }));
  await confirmLine(await buildLine(owner.token, { amount: 4000 }), shares);
  return { guardian, children: children as [BuiltMember, BuiltMember] };
}

it("a family's transfer has one receipt for the guardian, with each person and the sum", async () => {
  const { guardian, children } = await familyTransfer();
  const stranger = await proved();
  expect(await numberAll()).toBe(1);
  const token = await tokenOf(guardian);
  const { page } = await open(token);
  for (const text of ['Parisa', '€40', '€20', ...children.map((child) => child.requestNumber)]) {
    expect(page).toContain(text);
  }
  const told = async (token: string, id: string) =>
    (await call(ownPayments, { query: { for: id }, token })).body.applications?.[0]?.payments.map(
      ({ receipt }) => receipt,
    );
  const [{ id }] = children;
  expect(await told(guardian.token, id)).toEqual([token]);
  expect(await told(stranger.token, id)).toBeUndefined();
  // A child who has an account by now is not told of the receipt with the others' names.
  await putFields({ id }, { guardian_id: null });
  const own = await callOrThrow(ownPayments, { query: {}, token: children[0].token });
  expect(own.applications.map(({ payments }) => payments.map(({ receipt }) => receipt))).toEqual([
    [null],
  ]);
  const file = await call(api.exportOwnData, { token: children[0].token });
  const { club_receipts } = JSON.parse(String(readZip(file.bytes).get('data.json')));
  expect(club_receipts).toMatchObject([{ lines: [{ request_number: children[0].requestNumber }] }]);
  expect(JSON.stringify(club_receipts)).not.toMatch(`Parisa|${children[1].requestNumber}`);
});

it('a receipt for several people loses the lines whose payment is reversed, and the names of deleted people', async () => {
  const { guardian, children } = await familyTransfer();
  await numberAll();
  const token = await tokenOf(guardian);
  const [first, second] = children;
  const [payment] = await storedPayments(first);
  await reverse(first, payment?.id ?? '');
  const { page } = await open(token);
  expect(page).toContain(serverWords.en.receipt.isPartlyVoid);
  expect(page).toMatch(/<strong><bdi>€20</);
  await callOrThrow(api.deleteUser, { params: { id: second.id }, token: owner.token });
  const after = (await open(token)).page;
  expect(after).not.toContain(second.requestNumber);
  expect(after).toMatch(/<strong><bdi>€20</);
  await callOrThrow(api.deleteUser, { params: { id: first.id }, token: owner.token });
  expect((await open(token)).status).toBe(200);
  await callOrThrow(api.deleteUser, { params: { id: guardian.id }, token: owner.token });
  expect((await clubReceiptDoc(testDb(), token).get()).exists).toBe(false);
});

it('the link dies with the payer, and the number stays in the books', async () => {
  const member = await proved();
  await pay(member, 1234);
  await numberAll();
  const [receipt] = await rowsOf(member);
  await callOrThrow(api.deleteUser, { params: { id: member.id }, token: owner.token });
  expect((await open(receipt?.token ?? '')).status).toBe(404);
  const { docs } = await testDb()
    .collection('ledger')
    .where('receipt', '==', `${receipt?.year}/${receipt?.number}`)
    .get();
  expect(docs.map((row) => row.get('amount'))).toEqual([1234]);
});

it.each(languageCodes)('a receipt says who paid what and what is open: %s', async (language) => {
  const member = await proved({ language });
  await pay(member, 500);
  const token = await tokenOf(member);
  expect((await open(token, language)).page).toContain(serverWords[language].receipt.waiting);
  await numberAll();
  const [row] = await rowsOf(member);
  const { status, headers, page } = await open(token, 'en');
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    ),
  });
  const words = serverWords[language].receipt;
  for (const text of [
    `<html lang="${language}" dir="${languages[language].direction}">`,
    `${formatPlainNumber(row?.year ?? 0, language)}/${formatPlainNumber(row?.number ?? 0, language)}`,
    row?.content?.payer ?? '',
    row?.content?.address ?? '',
    member.requestNumber,
    words.due,
    words.open,
    formatPlainNumber(15, language),
  ]) {
    expect(page).toContain(text);
  }
  expect(page).not.toMatch(/<script|src=|url\((?!#)|undefined|null/);
});

it.each(languageCodes)(
  'an unknown link is answered with a page in the reader’s language: %s',
  async (language) => {
    for (const token of ['a'.repeat(32), 'رسید']) {
      const { status, page } = await open(token, language);
      expect([status, page.includes(serverWords[language].receipt.unknown)]).toEqual([404, true]);
    }
  },
);

it('a receipt keeps the words with which it was issued, and shows markup of a name as text', async () => {
  const member = await proved({ last_name: '<img src=x>' });
  await pay(member);
  await numberAll();
  const token = await tokenOf(member);
  const { page } = await open(token);
  expect(page).toContain('&lt;img src=x&gt;');
  await putFields(member, { first_name: 'Renamed' });
  expect((await open(token)).page).toBe(page);
});

it('a receipt says that it is not valid if its payment was reversed since', async () => {
  const member = await proved({ language: 'en' });
  const payment = await pay(member);
  await numberAll();
  await reverse(member, payment);
  expect((await open(await tokenOf(member))).page).toContain(serverWords.en.receipt.isVoid);
});

it.each(languageCodes)(
  'a donation has a receipt of its own that names the receipt whose money it was, and dies when it is taken back: %s',
  async (language) => {
    const words = serverWords[language].receipt;
    const season = `20${18 - languageCodes.indexOf(language)}/x`;
    const member = await proved({ language, season });
    await pay(member, 2500);
    const donation = randomUUID();
    const body = { what: 'donation', amount: 500, currency: 'EUR', reason: 'A gift.' } as const;
    const params = { id: member.id, paymentId: donation };
    for (const _ of [1, 2]) await callOrThrow(api.bookMoney, { token: owner.token, params, body });
    await numberAll();
    const [paid, given, ...others] = await rowsOf(member);
    expect(others).toEqual([]);
    expect(given).toMatchObject({
      number: (paid?.number ?? 0) + 1,
      seasons: [season],
      content: {
        lines: [{ what: 'donation', amount: 500 }],
        part_of: [{ year: paid?.year, number: paid?.number }],
        due: null,
      },
    });
    const { page } = await open(given?.token ?? '');
    for (const text of [words.donation, words.partOf, words.isDonation]) {
      expect(page).toContain(text);
    }
    expect(page).toContain(formatPlainNumber(paid?.number ?? 0, language));
    expect(page).not.toContain(words.received);
    expect((await open(paid?.token ?? '')).page).toContain(formatPlainNumber(25, language));
    const { applications } = await callOrThrow(ownPayments, { query: {}, token: member.token });
    const told = applications.flatMap(({ payments }) => payments);
    expect(told.map(({ kind, receipt }) => [kind, receipt]).toSorted()).toEqual([
      ['donation', given?.token],
      ['in', paid?.token],
    ]);
    const file = await call(exportClubReceipts, { token: owner.token, query: { season } });
    expect(file.bytes.toString().match(/<main /g)).toHaveLength(2);
    await reverse(member, donation);
    expect((await open(given?.token ?? '')).page).toContain(words.isVoid);
    expect((await open(paid?.token ?? '')).page).not.toContain(words.isVoid);
    expect(await numberAll()).toBe(0);
  },
);

const isAbout = (member: BuiltMember) => (mail: { subject: string }) =>
  mail.subject.includes(member.requestNumber);
const linkIn = ({ text }: { text: string }) => /\/api\/receipts\/([\w-]+)/.exec(text)?.[1];

it('the mail about a payment has a link to the receipt for an address that is proved, and for no other', async () => {
  const [known, unknown] = await Promise.all([proved(), buildPayer()]);
  await Promise.all([pay(known), pay(unknown)]);
  await Promise.all([skipWait(known), skipWait(unknown)]);
  const mail = await deliveredMail(known.email, isAbout(known));
  expect(linkIn(mail)).toBe(await tokenOf(known));
  expect(mail.html).toContain(linkIn(mail));
  expect(linkIn(await deliveredMail(unknown.email, isAbout(unknown)))).toBeUndefined();
});

it('the mail of an approval has a link to the receipt for what the approval confirms', async () => {
  const member = await proved();
  await approve(member);
  await skipWait(member);
  expect(linkIn(await deliveredMail(member.email, isAbout(member)))).toBe(await tokenOf(member));
});

it('the mail about a payment is not sent if the payment is reversed at once', async () => {
  const member = await proved();
  await reverse(member, await pay(member));
  const waiting = await testDb().collection('mail').where('member_id', '==', member.id).get();
  expect(waiting.size).toBe(0);
  expect(await mailsTo(member.email)).toEqual([]);
});

it('treasurers download all receipts of a season as one page, in the order of their numbers', async () => {
  const season = '2019/20';
  const treasurer = await signInAdmin(undefined, 'open', 'treasurer');
  const members = await Promise.all([proved({ season }), proved({ season })]);
  for (const member of members) await pay(member, 700);
  await pay(await proved(), 800);
  const take = (of = season) =>
    call(exportClubReceipts, { token: treasurer.token, query: { season: of } });
  expect((await take()).bytes.toString()).not.toContain('class="sheet"');
  await numberAll();
  const { status, headers, bytes } = await take();
  const page = bytes.toString();
  expect([status, headers.get(nextPartHeader)]).toEqual([200, null]);
  expect(headers.get('content-disposition')).toBe('attachment; filename="receipts-2019-20.html"');
  expect(page.match(/<main /g)).toHaveLength(2);
  const places = members.map(({ requestNumber }) => page.indexOf(requestNumber));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(page).toMatch(/^<!doctype html>.*<\/html>$/s);
  expect((await take('2018/19')).bytes.toString()).toMatch(/<\/html>$/);
  const rows = await auditRowsBy(treasurer.email);
  expect(rows.map(({ action }) => action)).toContain('export_receipts');
});

/** Makes the member's mails due now, although an admin can still undo what they report. */
async function skipWait(member: BuiltMember): Promise<void> {
  const { docs } = await testDb().collection('mail').where('member_id', '==', member.id).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ 'delivery.not_before': timestampOf(0) })));
}
