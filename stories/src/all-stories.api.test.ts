import { api } from '@fanclub/contract/api';
import type { Currency } from '@fanclub/contract/money/amounts';
import { afterEach, expect, it } from 'vitest';
import { aYearsEnd } from './a-years-end.ts';
import {
  allStories,
  approvedCard,
  bigClub,
  closedSeason,
  codeWithOneUseLeft,
  deletionWanted,
  documentMissing,
  firstVisit,
  rateServiceDown,
  receiptUsedTwice,
  rejectedWithReason,
  reviewEvening,
  twoAdminsOneCase,
  waitingMember,
} from './all-stories.ts';
import { dayFromNow } from './tools/bank-transfer.ts';
import { buildRegistration } from './tools/build-member.ts';
import { call, callOrThrow } from './tools/call.ts';
import { controlRateService, putClubBack } from './tools/club.ts';
import { fillClub } from './tools/fill-club.ts';
import { suiteDb } from './tools/firebase.ts';
import { readProfile } from './tools/read-profile.ts';
import { signInAdmin } from './tools/sign-in-admin.ts';
import type { StoryMember, StoryTools } from './tools/story-tools.ts';
import { tellStory } from './tools/tell-story.ts';

afterEach(putClubBack);

const patienceMs = 120_000;
const told: string[] = [];
function keeps<T extends { name: string }>(
  story: T,
  title: string,
  check: (story: T) => Promise<void>,
) {
  told.push(story.name);
  it(`${story.name}: ${title}`, () => check(story), patienceMs);
}

/** A row of the accountant's file; `amount` is in euro or rial. */
interface BookedRow {
  request_number: string;
  id: string;
  amount: number;
  currency: Currency;
  kind: string;
  without_money: number | null;
}

/** Returns the rows of the accountant's file that are payments of these members. */
async function bookedOf(token: string, ids: readonly string[]): Promise<BookedRow[]> {
  const listed = await Promise.all(
    ids.map((id) => callOrThrow(api.listPayments, { token, params: { id } })),
  );
  // Payments that came from one transfer have the same id, so a payment is identified by the request number and the id.
  const nameOf = ({ request_number, id }: { request_number: string; id: string }) =>
    `${request_number} ${id}`;
  const own = new Set(listed.flatMap(({ payments }) => payments.map(nameOf)));
  const { bytes } = await call(api.exportPayments, { token, query: { format: 'json' } });
  const rows = JSON.parse(bytes.toString()) as BookedRow[];
  return rows.filter((row) => own.has(nameOf(row)));
}

const logIn = ({ email, password }: StoryMember) => call(api.login, { body: { email, password } });
const profileOf = async ({ id }: { id: string }) => readProfile((await signInAdmin()).token, id);
const found = async (q: string) =>
  callOrThrow(api.listUsers, { token: (await signInAdmin()).token, query: { q, limit: '100' } });

keeps(firstVisit, 'whoever comes can register', async (story) => {
  await tellStory(story);
  expect((await callOrThrow(api.settings)).deadline_passed).toBe(false);
  expect((await call(api.register, { body: await buildRegistration() })).status).toBe(201);
});

keeps(waitingMember, 'the password opens nothing yet', async (story) => {
  const { member } = await tellStory(story);
  expect((await logIn(member)).body.code).toBe('account_not_approved');
});

keeps(approvedCard, 'the member signs in and has the card', async (story) => {
  const { member } = await tellStory(story);
  expect((await logIn(member)).status).toBe(200);
  expect(await profileOf(member)).toMatchObject({ is_approved: true, juventus_card: true });
});

keeps(rejectedWithReason, 'the application knows the reason', async (story) => {
  const { member, reason } = await tellStory(story);
  expect(await profileOf(member)).toMatchObject({
    request_status: 'rejected',
    rejection_reason: reason,
  });
});

keeps(documentMissing, 'the receipt is gone', async (story) => {
  const { member } = await tellStory(story);
  expect(await profileOf(member)).toMatchObject({ receipt_url: null, is_paid: false });
});

keeps(reviewEvening, 'sixty wait, sent over six days', async (story) => {
  const { waiting } = await tellStory(story);
  expect(waiting).toHaveLength(60);
  const ends = await Promise.all([...waiting.slice(0, 1), ...waiting.slice(-1)].map(profileOf));
  expect(ends.map((profile) => profile.request_status)).toEqual(['submitted', 'submitted']);
  const times = ends.map((profile) => Date.parse(profile.created_at));
  const days = (Math.max(...times) - Math.min(...times)) / 86_400_000;
  expect(days).toBeGreaterThan(5);
});

keeps(bigClub, 'many are listed and found by name and number, told in small', async (story) => {
  const before = (await found('')).total;
  const tell = async (tools: StoryTools) => ({ lastNumber: await fillClub(tools, 120) });
  const { lastNumber } = await tellStory({ ...story, tell });
  expect((await found('')).total).toBe(before + 120);
  expect((await found(lastNumber)).users.map((row) => row.request_number)).toEqual([lastNumber]);
  expect((await found('francesca')).total).toBeGreaterThanOrEqual(6);
});

keeps(twoAdminsOneCase, 'the second decision learns of the first', async (story) => {
  const { applicant, admins } = await tellStory(story);
  const [first, second] = admins.map(({ token }) => ({ token, params: { id: applicant.id } }));
  expect((await call(api.approveUser, { ...first, body: { version: 1 } })).status).toBe(200);
  const late = await call(api.rejectUser, { ...second, body: { version: 1 } });
  expect(late.body.code).toBe('changed_meanwhile');
});

keeps(receiptUsedTwice, 'the second application names the first', async (story) => {
  const { first, second } = await tellStory(story);
  const [row] = (await found(second.requestNumber)).users;
  expect(row?.receipt_also_used_by).toEqual([first.requestNumber]);
});

keeps(deletionWanted, 'the list marks who wants to go', async (story) => {
  const { leaver } = await tellStory(story);
  const [row] = (await found(leaver.requestNumber)).users;
  expect(row?.delete_requested_at).toEqual(expect.any(String));
});

keeps(codeWithOneUseLeft, 'it works once more', async (story) => {
  const { code } = await tellStory(story);
  expect((await callOrThrow(api.validatePromoCode, { body: { code } })).valid).toBe(true);
  await callOrThrow(api.applyPromoCode, { body: { code } });
  const { message } = await callOrThrow(api.validatePromoCode, { body: { code } });
  expect(message).toBe('promo_code_max_uses_reached');
});

keeps(rateServiceDown, 'neither the service nor anybody else knows a rate', async (story) => {
  await tellStory(story);
  expect((await controlRateService({})).status).toBe(503);
  const kept = await suiteDb().getAll(
    suiteDb().doc('settings/exchangeRate'),
    suiteDb().doc('settings/registration'),
  );
  expect(kept.map((row) => [row.exists, row.get('fallbackRate')])).toEqual([
    [false, undefined],
    [true, null],
  ]);
});

keeps(closedSeason, 'an application is refused', async (story) => {
  await tellStory(story);
  expect((await callOrThrow(api.settings)).deadline_passed).toBe(true);
  const answer = await call(api.register, { body: await buildRegistration() });
  expect(answer.body.code).toBe('registration_closed');
});

/** Returns what the statements of today say: what came in and went out, and how much is booked, set aside and open. */
async function statementOf(token: string, currency: Currency): Promise<number[]> {
  const day = dayFromNow(0);
  const query = { from: day, until: day };
  const { accounts } = await callOrThrow(api.readStatementSums, { token, query });
  const found = accounts.find((one) => one.way === 'bank' && one.currency === currency);
  return (['in', 'out'] as const).flatMap((direction) => {
    const { sum, booked, other, open } = found?.[direction] ?? noSums;
    return [sum, booked, other, open];
  });
}
const noSums = { sum: 0, booked: 0, other: 0, open: 0 };

keeps(aYearsEnd, 'file, accounts and statement have the same sums', async (story) => {
  const { token } = await signInAdmin();
  const before = {
    EUR: await statementOf(token, 'EUR'),
    IRR: await statementOf(token, 'IRR'),
  };
  const year = await tellStory(story);
  const { paid, byBank, gift, hans, fabio, jila, twice, fabioOwes, everybody, karimOwes } = year;
  const { takenBack, ciro, ofCiro } = year;
  const ofOneLine = ofCiro.debt + ofCiro.renewal;
  const booked = await bookedOf(token, everybody);
  for (const currency of ['EUR', 'IRR'] as const) {
    const rows = booked.filter((row) => row.currency === currency);
    const unit = currency === 'EUR' ? 100 : 1;
    expect(Math.round(rows.reduce((sum, { amount }) => sum + amount * unit, 0))).toBe(
      paid[currency],
    );
    const now = await statementOf(token, currency);
    const [other, open, out] =
      currency === 'EUR' ? [gift + takenBack, ofOneLine, takenBack] : [0, karimOwes, 0];
    const came = [byBank[currency] + other + open, byBank[currency], other, open];
    const went = [out, 0, out, 0];
    expect(now.map((each, i) => each - (before[currency][i] ?? 0))).toEqual(came.concat(went));
  }
  const users = await Promise.all(
    everybody.map(async (id) => (await callOrThrow(api.readUser, { token, params: { id } })).user),
  );
  const balances = users.map(({ id, account }) => [id, account.balance] as const);
  const uneven = balances.filter(([, { EUR, IRR }]) => EUR !== 0 || IRR !== 0);
  expect(Object.fromEntries(uneven)).toEqual({
    [fabio.id]: { EUR: fabioOwes, IRR: 0 },
    [hans.id]: { EUR: -twice, IRR: 0 },
    [jila.id]: { EUR: 3500, IRR: 0 },
    [ciro.id]: { EUR: ofOneLine, IRR: 0 },
  });
  await expectMonth(token, year, booked);
  for (const season of ['2025-26', '2026-27', '2027-28']) {
    await suiteDb().doc(`seasons/${season}`).delete();
  }
});

/** Expects what a month brought to be in the books of each person. */
async function expectMonth(
  token: string,
  { olga, yasmin, tea, ugo, vera, jose, given, free }: Awaited<ReturnType<typeof aYearsEnd.tell>>,
  booked: readonly BookedRow[],
) {
  const kindsOf = async ({ id }: { id: string }) => {
    const { payments } = await callOrThrow(api.listPayments, { token, params: { id } });
    return payments.map(({ kind, way, amount }) => [kind, way, amount]);
  };
  expect(await kindsOf(olga)).toEqual([
    ['in', 'cash', 500],
    ['in', 'bank', 500],
  ]);
  expect((await kindsOf(yasmin)).map(([kind]) => kind)).toEqual(['waived', 'in']);
  expect(await kindsOf(tea)).toEqual([
    ['donation', 'other', given],
    ['in', 'bank', 500 + given],
  ]);
  expect(await kindsOf(ugo)).toEqual([['reduced', 'other', free]]);
  const withoutMoney = booked.filter((row) => row.without_money !== null);
  expect(withoutMoney.map(({ kind }) => kind).sort()).toEqual(['donation', 'reduced', 'waived']);

  expect(await profileOf(olga)).toMatchObject({ season: '2026/27', is_paid: true });
  expect(await profileOf(ugo)).toMatchObject({ request_status: 'approved' });
  expect((await found(jose.otherNumber)).users.map(({ id }) => id)).toEqual([jose.id]);
  expect((await profileOf(vera)).membership).toMatchObject({
    end_reason: 'left',
    valid_until: dayFromNow(0),
  });
}

it('every story holds what it promises', () => {
  expect(told.sort()).toEqual(allStories.map(({ name }) => name).sort());
});
