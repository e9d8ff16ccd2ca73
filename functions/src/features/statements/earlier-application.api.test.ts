import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { aPayment, aReversal } from '../../../test/build-money.ts';
import { buildLine } from '../../../test/build-statement.ts';
import { testDb } from '../../../test/firebase.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { buildRenewal } from '../../../test/requests/subjects.ts';
import { storedMember, storedPayments, storedSeasons } from '../../../test/stored.ts';
import { prepareMail } from '../mail/prepare-mail.ts';

const owner = await signInAdmin();

/**
 * A member whose application for 2020/21 was approved by its receipt. The member has renewed since, and has not paid
 * for the renewal.
 */
let member: { id: string; earlier: string; present: string; due: number };
beforeEach(async () => {
  await testDb().recursiveDelete(testDb().collection('statement_lines'));
  const { id, token, body } = await buildRenewal();
  const before = await storedMember({ id });
  await callOrThrow(api.renew, { token, body });
  const after = await storedMember({ id });
  const [earlier, present] = [before?.request_number ?? '', after?.request_number ?? ''];
  member = { id, earlier, present, due: before?.received?.EUR ?? 0 };
  expect([member.due > 0, earlier !== present]).toEqual([true, true]);
});

const bring = (amount = member.due) =>
  buildLine(owner.token, { amount, payer: null, text: `Tessera ${member.earlier}` });
const offered = async () => {
  const { body } = await call(api.listStatementLines, { token: owner.token });
  return body.lines[0]?.candidates.find(({ member_id }) => member_id === member.id);
};
const confirm = (lineId: string, request_number?: string, more_than_due = false) =>
  call(api.confirmStatementLine, {
    params: { lineId },
    body: {
      shares: [{ member_id: member.id, ...(request_number && { request_number }) }],
      ...(more_than_due && { more_than_due }),
    },
    token: owner.token,
  });
/**
 * Returns the received sums of the earlier and the present application. Also checks that the stored sums equal the
 * sums of the payments.
 */
const received = async () => {
  const rows = await storedPayments(member);
  const [season] = await storedSeasons(member);
  const sumOf = (number: string) =>
    rows
      .filter(({ request_number }) => request_number === number)
      .reduce((all, { kind, amount }) => all + (kind === 'in' ? amount : -amount), 0);
  const sums = { earlier: sumOf(member.earlier), present: sumOf(member.present) };
  const row = await storedMember(member);
  expect([season?.received?.EUR, row?.received?.EUR ?? 0]).toEqual(Object.values(sums));
  return { ...sums, areTold: [season?.is_paid, row?.is_paid], rows };
};

it('money with the number of an earlier application is for that one, and counts once', async () => {
  const lineId = await bring();
  expect(await offered()).toMatchObject({
    request_number: member.earlier,
    request_status: 'approved',
    open: member.due,
    is_confirmed: true,
    is_certain: false,
    doubts: ['earlier_application'],
  });
  for (const _ of ['once', 'repeated']) {
    expect((await confirm(lineId, member.earlier)).status).toBe(200);
  }
  const { rows, ...sums } = await received();
  expect(sums).toEqual({ earlier: member.due, present: 0, areTold: [true, false] });
  const told = rows.map(({ source, reason, season }) => `${source} ${reason} ${season}`);
  expect(told.sort()).toEqual([
    'approval null 2020/21',
    'approval on_statement 2020/21',
    'line null 2020/21',
  ]);
});

it('the same number once more is offered for the renewal, which whoever pays it may have meant', async () => {
  await confirm(await bring(), member.earlier);
  const second = await buildLine(owner.token, { text: `${member.earlier} again`, payer: null });
  expect(await offered()).toMatchObject({
    request_number: member.present,
    doubts: expect.arrayContaining(['earlier_application']),
  });
  expect((await confirm(second)).status).toBe(200);
  expect(await received()).toMatchObject({ earlier: member.due, present: 2000 });
});

it('a transfer for two seasons pays both of one person’s applications, once', async () => {
  const half = await oweHalf();
  await callOrThrow(api.bookMoney, {
    params: { id: member.id, paymentId: randomUUID() },
    body: aPayment({ what: 'out', amount: 500, request_number: member.present }),
    token: owner.token,
  });
  const lineId = await bring(half + 500);
  const share = (request_number: string) => ({ member_id: member.id, request_number });
  const give = (...shares: ReturnType<typeof share>[]) =>
    call(api.confirmStatementLine, { params: { lineId }, body: { shares }, token: owner.token });
  const twice = await give(share(member.earlier), share(member.earlier));
  expect(twice.body.code).toBe('validation_error');
  for (const _ of ['once', 'repeated']) {
    const { status } = await give(share(member.earlier), share(member.present));
    expect(status).toBe(200);
  }
  expect(await received()).toMatchObject({
    earlier: member.due,
    present: 2000,
    areTold: [true, true],
  });
  expect((await storedMember(member))?.open_dues).toEqual([]);
});

it('an application that is nobody’s takes nothing', async () => {
  const answer = await confirm(await bring(), 'JOFCI-22222222');
  expect(answer.body.code).toBe('invalid_transition');
});

const receive = (amount: number, request_number: string) =>
  callOrThrow(api.bookMoney, {
    params: { id: member.id, paymentId: randomUUID() },
    body: aPayment({ amount, request_number }),
    token: owner.token,
  });
const approve = () =>
  callOrThrow(api.approveUser, { params: { id: member.id }, body: {}, token: owner.token });

/** Half of the earlier application is taken back, so that the member owes this half. Returns the half. */
async function oweHalfOfEarlier(): Promise<number> {
  const half = member.due / 2;
  const [approval] = await storedPayments(member);
  await callOrThrow(api.bookMoney, {
    params: { id: member.id, paymentId: randomUUID() },
    body: aReversal(approval?.id ?? '', 'It was only half'),
    token: owner.token,
  });
  await receive(half, member.earlier);
  return half;
}

/** The member owes half of the earlier application, and the renewal is paid and approved. Returns the half. */
async function oweHalf(): Promise<number> {
  const half = await oweHalfOfEarlier();
  await receive(2000, member.present);
  await approve();
  const row = await storedMember(member);
  expect(row?.open_dues).toMatchObject([{ request_number: member.earlier, amount: half }]);
  return half;
}

/**
 * Gives the member a last name of its own, and returns the whole name. The members of other tests share one name, and
 * only a few members of a name are offered.
 */
async function ownName(): Promise<string> {
  const last_name = `Zanolla${randomUUID().replace(/[^a-f]/g, 'g')}`;
  const body = { last_name };
  await callOrThrow(api.updateUser, { params: { id: member.id }, body, token: owner.token });
  return `${(await storedMember(member))?.first_name} ${last_name}`;
}

it('a member who owes for an earlier application is offered for a line of that amount by the name', async () => {
  const amount = await oweHalf();
  const lineId = await buildLine(owner.token, { amount, payer: await ownName(), text: 'Tessera' });
  expect(await offered()).toMatchObject({
    request_number: member.earlier,
    open: amount,
    is_certain: false,
    reasons: expect.arrayContaining(['amount', 'name']),
    doubts: ['earlier_application'],
  });
  expect((await confirm(lineId, member.earlier)).status).toBe(200);
  expect(await received()).toMatchObject({ earlier: member.due, present: 2000 });
});

it('a member who owes the same for both applications is offered with the present one', async () => {
  const amount = await oweHalf();
  const paidBack = aPayment({ what: 'out', amount, request_number: member.present });
  const params = { id: member.id, paymentId: randomUUID() };
  await callOrThrow(api.bookMoney, { params, body: paidBack, token: owner.token });
  await buildLine(owner.token, { amount, payer: await ownName(), text: 'Tessera' });
  expect(await offered()).toMatchObject({ request_number: member.present, open: amount });
});

it('a member who was asked to pay an old debt is offered for a line of that amount some days later', async () => {
  const amount = await oweHalf();
  await callOrThrow(api.askToPay, { params: { id: member.id }, token: owner.token });
  await buildLine(owner.token, { amount, payer: 'Post office', text: 'Giro' });
  expect(await offered()).toMatchObject({
    request_number: member.earlier,
    open: amount,
    reasons: ['amount', 'day'],
    doubts: ['earlier_application'],
  });
});

/** Imports a transfer, and returns what the panel proposes for it. */
async function proposed(amount: number, text: string, payer: string | null = null) {
  const lineId = await buildLine(owner.token, { amount, payer, text });
  const { lines } = await callOrThrow(api.listStatementLines, { token: owner.token });
  const { split, candidates } = lines.find(({ line }) => line.id === lineId) ?? {};
  return { lineId, split, candidates: candidates ?? [] };
}
/** Returns the lines of the mail about the approval, and its last sentence. */
async function approvalMail() {
  const mails = await mailsAbout(member.id);
  const mail = mails.find(({ message }) => message.template === 'application_approved');
  const content = mail && (await prepareMail(serverContext(), mail))?.content;
  const said = [...(content?.facts ?? []).map(({ label }) => label), content?.paragraphs.at(-1)];
  return said.join(' ');
}

it('a transfer of a renewal with the rest of an earlier season is split over both, and the mail of the approval asks for nothing', async () => {
  const half = await oweHalfOfEarlier();
  const { lineId, split, candidates } = await proposed(2000 + half, `Rinnovo ${member.present}`);
  const request_numbers = [member.present, member.earlier];
  expect(split).toEqual({ request_numbers, is_certain: true });
  expect(
    candidates.map(({ request_number, open, is_certain }) => [request_number, open, is_certain]),
  ).toEqual([
    [member.present, 2000, false],
    [member.earlier, half, false],
  ]);
  const shares = candidates.map(({ member_id, request_number, open }) => ({
    member_id,
    request_number,
    open,
  }));
  const answer = await call(api.confirmStatementLine, {
    params: { lineId },
    body: { shares },
    token: owner.token,
  });
  expect(answer.status).toBe(200);
  expect(await received()).toMatchObject({ earlier: member.due, present: 2000 });
  await approve();
  expect(await approvalMail()).not.toMatch(/Balance due|2020\/21/);
});

it('a transfer of both sums is proposed and not certain with the number of the earlier season or with a name', async () => {
  const half = await oweHalfOfEarlier();
  const request_numbers = [member.present, member.earlier];
  const { split } = await proposed(2000 + half, `Rinnovo ${member.earlier}`);
  expect(split).toEqual({ request_numbers, is_certain: false });
  const named = await proposed(2000 + half, 'Rinnovo', await ownName());
  expect(named.split).toEqual({ request_numbers, is_certain: false });
  const other = await proposed(2000 + half - 1, `Rinnovo ${member.present} meno`);
  expect(other.split).toBeNull();
  await approve();
  const after = await proposed(2000 + half, `Rinnovo ${member.present} di nuovo`);
  expect(after.split?.request_numbers).toEqual(request_numbers);
});

it('the mail of an approval counts money that came too much for one application against the other', async () => {
  const half = await oweHalfOfEarlier();
  await receive(2000 + half, member.present);
  await approve();
  expect(await approvalMail()).not.toMatch(/Balance due|2020\/21/);
});

it('the mail of an approval says what an earlier season still has open, and the number to quote', async () => {
  await oweHalf();
  expect(await approvalMail()).toMatch(new RegExp(`Balance due.*2020/21.*${member.earlier}`));
});
