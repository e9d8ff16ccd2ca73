import { randomUUID } from 'node:crypto';
import { bookMoney } from '@fanclub/contract/money/routes';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, inject, it } from 'vitest';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { aPayment, aReversal } from '../../../test/build-money.ts';
import { buildPayer } from '../../../test/confirmed-money.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { storedMember, storedPayments } from '../../../test/stored.ts';

const secondServer = inject('secondServer');

/** Two members who owe 20 euro each. The giver has paid 25 euro and the taker nothing. */
let giver: BuiltMember;
let taker: BuiltMember;
const record = ({ id }: BuiltMember, body: Parameters<typeof aPayment>[0]) =>
  call(bookMoney, {
    params: { id, paymentId: randomUUID() },
    token: owner.token,
    body: aPayment(body),
  });
const owner = await signInAdmin();
beforeEach(async () => {
  [giver, taker] = await Promise.all([buildPayer(), buildPayer()]);
  await record(giver, { amount: 2500 });
});

const move = (amount: number, more: { id?: string; to?: string; baseUrl?: string } = {}) => {
  const { id: paymentId = randomUUID(), to = taker.id, baseUrl } = more;
  return call(bookMoney, {
    params: { id: giver.id, paymentId },
    token: owner.token,
    body: { what: 'move', to, amount, currency: 'EUR' },
    ...(baseUrl && { baseUrl }),
  });
};
const reverse = ({ id }: BuiltMember, paymentId: string, baseUrl?: string) =>
  call(bookMoney, {
    params: { id, paymentId: randomUUID() },
    token: owner.token,
    body: aReversal(paymentId),
    ...(baseUrl && { baseUrl }),
  });
/** Returns the sum of a member's payments. Also checks that the received sum in the member's row equals it. */
const received = async (member: BuiltMember) => {
  const rows = await storedPayments(member);
  const sum = rows.reduce((all, { kind, amount }) => all + (kind === 'in' ? amount : -amount), 0);
  const row = await storedMember(member);
  expect(row?.received?.EUR ?? 0).toBe(sum);
  return { sum, is_paid: row?.is_paid, owes: Boolean(row?.owes_back_since) };
};

it('a moved surplus is a row out here and a row in there, which name each other, and mails nobody', async () => {
  const mails = async () => [...(await mailsAbout(giver.id)), ...(await mailsAbout(taker.id))];
  const before = (await mails()).length;
  const { status, body } = await move(500, { id: 'a-move-of-this-one' });
  expect([status, body.user.id, body.payment?.id]).toEqual([
    200,
    giver.id,
    'moved_out_a-move-of-this-one',
  ]);
  expect(await received(giver)).toEqual({ sum: 2000, is_paid: true, owes: false });
  expect(await received(taker)).toEqual({ sum: 500, is_paid: false, owes: false });
  const [, out] = await storedPayments(giver);
  const [into] = await storedPayments(taker);
  const same = { amount: 500, currency: 'EUR', source: 'moved', by: owner.email };
  expect([out, into]).toMatchObject([
    { ...same, kind: 'out', reference: taker.requestNumber, request_number: giver.requestNumber },
    { ...same, kind: 'in', reference: giver.requestNumber, id: 'moved_in_a-move-of-this-one' },
  ]);
  for (const { id } of [giver, taker]) {
    const actions = (await auditRowsOf(id)).map(({ action }) => action);
    expect(actions).toContain('move_payment');
  }
  expect((await mails()).length).toBe(before);
});

it('a surplus that is moved twice, also at once through two instances, is moved once', async () => {
  const id = randomUUID();
  const answers = await Promise.all([move(300, { id }), move(300, { id, baseUrl: secondServer })]);
  answers.push(await move(100, { id }));
  expect(answers.map(({ body }) => body.payment?.amount)).toEqual([300, 300, 300]);
  // Each of the two moves would be possible alone; together they are too much, so one is refused.
  const two = await Promise.all([move(200), move(200, { baseUrl: secondServer })]);
  expect(two.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect([await received(giver), await received(taker)]).toMatchObject([
    { sum: 2000 },
    { sum: 500 },
  ]);
});

it.each(['out', 'in'] as const)(
  'a move that is taken back goes back whole, from the row %s, once',
  async (side) => {
    const id = randomUUID();
    await move(500, { id });
    const member = side === 'out' ? giver : taker;
    const name = `moved_${side}_${id}`;
    const answers = await Promise.all([reverse(member, name), reverse(member, name, secondServer)]);
    expect(answers.map(({ body }) => body.payment?.id)).toEqual([
      `reversal_of_${name}`,
      `reversal_of_${name}`,
    ]);
    expect(await received(giver)).toEqual({ sum: 2500, is_paid: true, owes: true });
    expect(await received(taker)).toEqual({ sum: 0, is_paid: false, owes: false });
  },
);
