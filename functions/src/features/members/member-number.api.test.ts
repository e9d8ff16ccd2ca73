import { api } from '@fanclub/contract/api';
import { clubToday } from '@fanclub/contract/club/club-day';
import { call } from '@fanclub/stories/tools/call';
import { expect, it, vi } from 'vitest';
import { decideApplication } from '#features/admin/decide-application';
import { serverContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { readMemberNumbers, saveMemberNumbers, takeNumber } from '#repositories/member-numbers';
import { testDb } from '../../../test/firebase.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { signInReviewer } from '../../../test/reviewer.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';
import { giveNumbers } from './member-number.ts';

const admin = await signInReviewer();

const applicant = () => storeMember({ juventus_card: false }, { flags: [], similar_to: [] });
const numberOf = async (member: { id: string }) => (await storedMember(member))?.member_number;
const today = () => clubToday();

it('the member number is given with the first approval, and shown with the day', async () => {
  const member = await applicant();
  expect((await readOwnProfile(member.token)).body).toMatchObject({
    member_number: null,
    member_since: null,
  });
  await admin.approve(member);
  const { body } = await readOwnProfile(member.token);
  expect(body).toMatchObject({ member_number: expect.any(Number), member_since: today() });
  expect(body.member_number).toBeGreaterThan(0);
});

it('the member number is one of its own for each of many who are approved at once, and a repeat gives none', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, applicant));
  const bulk = members.slice(0, 3);
  const approveMany = () =>
    call(api.decideMany, {
      token: admin.token,
      body: {
        decision: 'approve',
        applications: bulk.map(({ id }) => ({ id, version: 1 })),
      },
    });
  await Promise.all([approveMany(), ...members.slice(3).map((one) => admin.approve(one))]);
  const numbers = await Promise.all(members.map(numberOf));
  expect(new Set(numbers).size).toBe(6);
  expect(numbers).not.toContain(null);
  await approveMany();
  expect(await Promise.all(members.map(numberOf))).toEqual(numbers);
});

it('the member number of each of many who are approved at once is had at the first try', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, applicant));
  const context = serverContext();
  const run = context.db.runTransaction.bind(context.db);
  let tries = 0;
  const spy = vi.spyOn(context.db, 'runTransaction').mockImplementation((work, options) =>
    run((transaction) => {
      tries += 1;
      return work(transaction);
    }, options),
  );
  const decided = { requestNumber: undefined, reason: null, paymentNote: null, version: 1 };
  await Promise.all(
    members.map(({ id: memberId }) =>
      decideApplication(context, {
        adminEmail: admin.email,
        memberId,
        decision: 'approve',
        ...decided,
      }),
    ),
  );
  spy.mockRestore();
  expect(tries).toBe(6);
  expect(new Set(await Promise.all(members.map(numberOf))).size).toBe(6);
});

it('the member number of a bulk that died before its first decision is that of the repeat', async () => {
  const members = await Promise.all(Array.from({ length: 3 }, applicant));
  const ids = members.map(({ id }) => id);
  await giveNumbers(serverContext(), [...ids, ...ids, 'nobody']);
  const numbers = await Promise.all(members.map(numberOf));
  expect(numbers[2]).toBe((numbers[0] ?? 0) + 2);
  const applications = ids.map((id) => ({ id, version: 1 }));
  const { body } = await call(api.decideMany, {
    token: admin.token,
    body: { decision: 'approve', applications },
  });
  expect(body.results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
  expect(await Promise.all(members.map(numberOf))).toEqual(numbers);
});

it('the member number comes back to the same person after an undo and after a withdrawal', async () => {
  const member = await applicant();
  await admin.approve(member);
  const number = await numberOf(member);
  await admin.undo(member);
  expect(await storedMember(member)).toMatchObject({
    member_number: number,
    member_since: null,
  });
  await admin.approve(await applicant());
  await admin.approve(member);
  expect(await numberOf(member)).toBe(number);
  await putFields(member, { member_since: '2024-07-01' });
  await admin.reject(member);
  await admin.approve(member);
  expect(await storedMember(member)).toMatchObject({
    member_number: number,
    member_since: '2024-07-01',
  });
});

it('the member number finds the member in the panel', async () => {
  const member = await applicant();
  await admin.approve(member);
  const q = String(await numberOf(member));
  const { body } = await call(api.listUsers, { token: admin.token, query: { q } });
  expect(body.users.map(({ id }) => id)).toContain(member.id);
});

it('a number that the club gave before is taken once, and never given again', async () => {
  const db = testDb();
  const take = (number: number) =>
    inTransaction(db, async (transaction) => {
      const row = await readMemberNumbers(transaction, db);
      const taken = await takeNumber(transaction, db, row, number);
      saveMemberNumbers(transaction, db, taken?.row ?? row);
      return taken?.number ?? null;
    });
  const member = await applicant();
  await admin.approve(member);
  const number = (await numberOf(member)) ?? 0;
  expect(await take(number)).toBeNull();
  const far = number + 1000;
  expect(await take(far)).toBe(far);
  const next = await applicant();
  await admin.approve(next);
  expect(await numberOf(next)).toBeGreaterThan(far);
});
