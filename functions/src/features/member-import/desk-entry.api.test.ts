import { api } from '@fanclub/contract/api';
import { accountLimits } from '@fanclub/contract/http/limits';
import type { ImportColumn } from '@fanclub/contract/members/import-columns';
import { type DeskPayment, unpaidAtDesk } from '@fanclub/contract/money/desk-payment';
import { toCents } from '@fanclub/contract/pricing/round';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, inject, it } from 'vitest';
import type { Caller } from '#pipeline/caller';
import { limitCaller } from '#pipeline/limit-caller';
import { serverContext } from '#platform/context';
import { randomId } from '#platform/random';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { testDb } from '../../../test/firebase.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { keepSettings } from '../../../test/settings-staff.ts';
import { storedMember, storedMembers, storedPayments } from '../../../test/stored.ts';

keepSettings();
const owner = await signInAdmin();
const reviewer = await signInAdmin(undefined, 'open', 'reviewer');

type Cells = Partial<Record<ImportColumn, string>>;

const digits = () => String(Math.floor(Math.random() * 1e9)).padStart(9, '0');

/** Somebody whom no member resembles. */
const person = (changes: Cells = {}): Cells => ({
  first_name: 'Sara',
  last_name: `Bianchi ${randomId().replace(/[^a-z]/g, '')}`,
  email: uniqueEmail(),
  gender: 'female',
  birth_date: '1990-05-21',
  country_of_birth: 'IT',
  phone: `+39333${digits()}`.slice(0, 13),
  country_of_residency: 'IT',
  address_of_residency: 'Via Roma 12, Torino',
  postal_code: '10121',
  ...changes,
});

interface Choice {
  entry_id?: string;
  another_person?: boolean;
  payment?: Partial<DeskPayment>;
  baseUrl?: string;
}

const enter = (cells: Cells, choice: Choice = {}, { token } = reviewer) => {
  const { payment, baseUrl, ...desk } = choice;
  return call(api.importMembers, {
    token,
    ...(baseUrl && { baseUrl }),
    body: {
      lines: [{ line: 1, cells }],
      make: true,
      invite: true,
      desk: {
        entry_id: randomId().replace(/_/g, '-').slice(0, 24),
        another_person: false,
        payment: { ...unpaidAtDesk, ...payment },
        ...desk,
      },
    },
  });
};
const entered = async (cells: Cells, choice?: Choice, by = reviewer) => {
  const { status, body } = await enter(cells, choice, by);
  expect(status).toBe(200);
  const [line] = body.lines;
  if (!line) throw new Error('no line');
  return line;
};
const madeOf = async (number: string | null) => {
  const params = { id: number ?? '' };
  return (await callOrThrow(api.readUser, { params, token: owner.token })).user;
};

const namesakesOf = async ({ last_name }: Cells) =>
  (await testDb().collection('members').where('last_name', '==', last_name).get()).docs;

it('cash at the desk is a payment that was seen by whoever took it, and no statement is expected to show it', async () => {
  const cells = person();
  const { request_number } = await entered(cells, { payment: { way: 'cash', amount: 500 } });
  const user = await madeOf(request_number);
  expect(user).toMatchObject({ is_paid: true, statement_due: null, received: { EUR: 500 } });
  const payments = await storedPayments(user);
  expect(payments).toMatchObject([
    {
      kind: 'in',
      way: 'cash',
      source: 'recorded',
      amount: 500,
      currency: 'EUR',
      by: reviewer.email,
    },
  ]);
  const tills = await testDb().collection('tills').where('taken_by', '==', reviewer.email).get();
  expect(tills.docs.map((row) => row.get('in.EUR'))).toEqual([500]);
  const actions = (await auditRowsOf(user.id)).map(({ action }) => action);
  expect(actions.sort()).toEqual(['import_member', 'record_payment']);
  const mails = (await mailsAbout(user.id)).map(({ message }) => message.template);
  expect(mails.sort()).toEqual(['member_invited', 'payment_received']);
});

it('a transfer at the desk is only confirmed, so that a line of a statement can take its place', async () => {
  const { request_number } = await entered(person(), { payment: { way: 'bank', amount: 300 } });
  const user = await madeOf(request_number);
  expect(user).toMatchObject({ is_paid: false, received: { EUR: 300 } });
  expect(Date.parse(user.statement_due ?? '')).toBeGreaterThan(Date.now() + 13.9 * dayMs);
  expect(user.account.open_dues).toMatchObject([{ amount: toCents(user.total_price) - 300 }]);
  expect(await storedPayments(user)).toMatchObject([{ source: 'mark', way: 'bank' }]);
});

it('a payment in rial makes the application one in rial, at the rate of the club', async () => {
  const payment = { payment_method: 'rial', way: 'card_transfer', amount: 1_000_000 } as const;
  const { request_number } = await entered(person({ language: 'fa' }), { payment });
  const user = await madeOf(request_number);
  expect(user).toMatchObject({ payment_method: 'rial', received: { EUR: 0, IRR: 1_000_000 } });
  expect(user.rial_amount).toBeGreaterThan(1_000_000);
  expect(user.account.open_dues).toMatchObject([
    { currency: 'IRR', amount: (user.rial_amount ?? 0) - 1_000_000 },
  ]);
  const [row] = await storedPayments(user);
  expect(row).toMatchObject({ currency: 'IRR', rate: user.exchange_rate });
});

it.each<[Cells, Partial<DeskPayment>, object]>([
  [
    { language: 'it' },
    { payment_method: 'rial' },
    { 'payment.payment_method': 'rial_only_in_persian' },
  ],
  [{}, { way: 'cash' }, { 'desk.payment.amount': 'field_required' }],
  [{}, { way: 'card_transfer', amount: 1 }, { 'desk.payment.way': 'invalid_choice' }],
  [{}, { reduced_to: 0 }, { 'desk.payment.reason': 'field_required' }],
  [{}, { reduced_to: 50_000, reason: 'x' }, { 'payment.reduced_to': 'number_out_of_range' }],
])(
  'a wrong payment at the desk is refused, and nobody is entered: %j %j',
  async (who, payment, errors) => {
    const cells = person(who);
    expect((await enter(cells, { payment }, owner)).body).toMatchObject({ errors });
    expect(await storedMembers('email', cells.email)).toEqual([]);
  },
);

it('who may book money enters a free member with a reason; a reviewer does not', async () => {
  const payment = { reduced_to: 0, reason: 'Honorary member' };
  expect(statusAndCode(await enter(person(), { payment }))).toEqual([403, 'forbidden']);
  const { request_number } = await entered(person(), { payment }, owner);
  const user = await madeOf(request_number);
  expect(user).toMatchObject({ is_paid: true, received: null, account: { open_dues: [] } });
  expect(await storedPayments(user)).toMatchObject([
    { kind: 'reduced', amount: toCents(user.total_price), note: 'Honorary member' },
  ]);
});

it('a price at the desk cannot be lower than one person may set alone', async () => {
  const limit = { waive_most: 0.99 };
  await testDb().doc('settings/registration').set(limit, { merge: true });
  const cells = person();
  const payment = { reduced_to: 0, reason: 'Honorary member' };
  const { body } = await enter(cells, { payment }, owner);
  expect(body).toMatchObject({ errors: { 'payment.reduced_to': 'needs_second_person' } });
  expect(await storedMembers('email', cells.email)).toEqual([]);
});

it('an entry that is sent twice, also at once through two servers, makes one person with one payment', async () => {
  const cells = person();
  const choice = {
    entry_id: 'desk-entry-of-a-test-0',
    payment: { way: 'cash', amount: 500 },
  } as const;
  const both = await Promise.all([
    entered(cells, choice),
    entered(cells, { ...choice, baseUrl: inject('secondServer') }),
  ]);
  const numbers = both.map(({ request_number }) => request_number);
  expect(both.map(({ state }) => state)).toEqual(['new', 'new']);
  expect(numbers[0]).toBe(numbers[1]);
  const user = await madeOf(numbers[0] ?? null);
  expect(await storedPayments(user)).toHaveLength(1);
  // Another form about the same person finds the member, and books nothing.
  const again = await entered(cells, { payment: choice.payment });
  expect(again).toMatchObject({
    state: 'there',
    found: [
      { id: user.id, member_number: user.member_number, membership: { season: user.season } },
    ],
  });
  expect(await storedPayments(user)).toHaveLength(1);
});

it('perhaps the same person: nothing is written before staff say that it is another one', async () => {
  const sara = person();
  const { request_number } = await entered(sara);
  const alike = [
    person({ last_name: sara.last_name ?? '', email: '' }),
    person({ phone: sara.phone ?? '' }),
    person({ email: sara.email ?? '' }),
  ];
  for (const cells of alike) {
    expect(await entered(cells)).toMatchObject({ state: 'alike', found: [{ request_number }] });
  }
  expect(await namesakesOf(sara)).toHaveLength(1);
  const [namesake, , sameEmail] = alike;
  expect(await entered(namesake ?? {}, { another_person: true })).toMatchObject({ state: 'new' });
  expect(await namesakesOf(sara)).toHaveLength(2);
  expect(await entered(sameEmail ?? {}, { another_person: true })).toMatchObject({
    state: 'wrong',
    errors: { email: 'email_of_another' },
  });
});

it('a person without a mailbox gets a letter of welcome, and none about the cash that was handed over', async () => {
  const cells = person({ email: '' });
  const { request_number } = await entered(cells, { payment: { way: 'cash', amount: 500 } });
  const { id } = await madeOf(request_number);
  expect((await mailsAbout(id)).map(({ to, message }) => [to, message.template])).toEqual([
    ['', 'application_approved'],
  ]);
  expect(await storedMember({ id })).toMatchObject({ account: 'none', standing: 'valid' });
});

it('a reviewer enters one person a call, at the desk, without season, number and first day', async () => {
  const lines = [{ line: 1, cells: person() }];
  const file = { lines, make: true, invite: false };
  expect(
    statusAndCode(await call(api.importMembers, { token: reviewer.token, body: file })),
  ).toEqual([403, 'forbidden']);
  for (const more of [
    { season: '2025/26' },
    { member_number: '77' },
    { member_since: '2019-07-01' },
  ]) {
    expect(statusAndCode(await enter(person(more)))).toEqual([403, 'forbidden']);
  }
});

it('a reviewer enters 30 people a day, and an owner as many as an import may have lines', async () => {
  const another = await signInAdmin(undefined, 'open', 'reviewer');
  const again = person();
  for (let i = 0; i < accountLimits.deskEntry.count; i++) await enter(again, {}, another);
  const beyond = person();
  expect((await enter(beyond, {}, another)).body).toMatchObject({ code: 'rate_limited' });
  expect(await entered(beyond, {}, owner)).toMatchObject({ state: 'new' });
  const busy = await signInAdmin();
  const caller = { kind: 'admin', email: busy.email } as Caller;
  const { count } = accountLimits.importedLines;
  await limitCaller(serverContext(), 'importedLines', caller, count - 1);
  expect(await entered(beyond, {}, busy)).toMatchObject({ state: 'there' });
  expect((await enter(person(), {}, busy)).body).toMatchObject({ code: 'rate_limited' });
});
