import { countQueues, listQueue, readUser } from '@fanclub/contract/admin/case-routes';
import { type ReviewQueue, reviewQueues } from '@fanclub/contract/admin/queues';
import { rejectUser, requestItems } from '@fanclub/contract/admin/routes';
import { secureText } from '@fanclub/contract/members/password-rules';
import { requestDeletion } from '@fanclub/contract/members/routes';
import { receiptUsedTwice } from '@fanclub/stories/all-stories';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { MemberDocument } from '#repositories/member';
import { approveDirectly } from '../../../test/approve-directly.ts';
import { buildMembership } from '../../../test/build-season.ts';
import { idsInQueue } from '../../../test/ids-in-queue.ts';

const digits = (length: number) => secureText('123456789', length);
const newPhone = () => `+39333${digits(7)}`;
const sharedPhone = newPhone();
const otherSharedPhone = newPhone();
const newName = () => `Zz${secureText('abcdefghijklmnopqrstuvwxyz', 10)}`;

const page = (queue: ReviewQueue, query: Record<string, string> = {}, by = admin) =>
  call(listQueue, { params: { queue }, query, token: by.token });

const idsIn = (queue: ReviewQueue, by = admin) => idsInQueue(queue, by);

async function queuesOf({ id }: BuiltMember): Promise<ReviewQueue[]> {
  const held = await Promise.all(reviewQueues.map((queue) => idsIn(queue)));
  return reviewQueues.filter((_, i) => held[i]?.includes(id));
}

/** Builds an applicant whose name and phone no other member has, and whose e-mail is proved. */
const applicant = (stored: Partial<MemberDocument> = {}) =>
  buildMember(
    { last_name: newName(), phone: newPhone() },
    { email_confirmed_at: Timestamp.now(), ...stored },
  );
const about = ({ id }: BuiltMember) => ({ params: { id }, token: admin.token });

const admin = await signInAdmin();

it('the queues hold whoever is under review in "to review" alone', async () => {
  expect(await queuesOf(await applicant())).toEqual(['to_review']);
});

it('the queues hold whoever was asked for something in "waiting", of whoever asked in "mine"', async () => {
  const member = await applicant();
  await call(requestItems, { ...about(member), body: { items: ['phone'] } });
  expect(await queuesOf(member)).toEqual(['waiting', 'mine']);
  expect(await idsIn('mine', await signInAdmin())).not.toContain(member.id);
});

it('the queues hold whoever has no receipt, and nobody for an address that is not proved', async () => {
  const member = await applicant({ receipt_upload: null, email_confirmed_at: null });
  expect(await queuesOf(member)).toEqual(['to_review', 'no_receipt']);
});

it('the queues hold the rejected, and no approved one but for its wish to be deleted', async () => {
  const turnedDown = await applicant();
  await call(rejectUser, { ...about(turnedDown), body: {} });
  expect(await queuesOf(turnedDown)).toEqual(['rejected', 'mine']);
  const welcome = await approveDirectly(await applicant());
  expect(await queuesOf(welcome)).toEqual([]);
  await call(requestDeletion, { token: welcome.token });
  expect(await queuesOf(welcome)).toEqual(['deletion']);
});

it('the queues hold a member’s renewal like any application, under review and rejected, in "mine" too', async () => {
  const membership = buildMembership({ season: '2025/26', valid_until: '2026-06-30' });
  const member = await applicant({ is_approved: true, memberships: [membership] });
  await call(requestItems, { ...about(member), body: { items: ['phone'] } });
  expect(await queuesOf(member)).toEqual(['waiting', 'mine']);
  await call(rejectUser, { ...about(member), body: {} });
  expect(await queuesOf(member)).toEqual(['rejected', 'mine']);
});

it('the queues flag the same receipt', async () => {
  const { first, second } = await tellStory(receiptUsedTwice);
  expect(await queuesOf(second)).toContain('flagged');
  const flagsOf = async (member: BuiltMember) =>
    (await call(readUser, about(member))).body.user.flags;
  expect(await flagsOf(second)).toContain('same_receipt');
  expect(await flagsOf(first)).not.toContain('same_receipt');
});

it.each([
  [
    'name and birth date',
    (last_name: string) => ({ last_name, birth_date: '1988-02-29' }),
    ['name_and_birth_date'],
  ],
  ['phone', () => ({ phone: sharedPhone }), ['phone']],
  [
    'name, birth date and phone',
    (last_name: string) => ({ last_name, birth_date: '1988-02-28', phone: otherSharedPhone }),
    ['name_and_birth_date', 'phone'],
  ],
  ['name alone', (last_name: string) => ({ last_name, phone: newPhone() }), []],
])(
  'the queues flag somebody of the same %s, and say what is the same',
  async (_, alike, likenesses) => {
    const name = newName();
    const unlike = (birth_date: string) => ({
      last_name: newName(),
      phone: newPhone(),
      birth_date,
      ...alike(name),
    });
    const first = await buildMember(unlike('1971-01-03'));
    const second = await buildMember(unlike('1984-11-30'));
    const isFlagged = likenesses.length > 0;
    const { user, alike: said } = (await call(readUser, about(second))).body;
    expect(user.similar_to).toEqual(isFlagged ? [first.requestNumber] : []);
    expect(user.flags).toEqual(isFlagged ? ['similar_person'] : []);
    expect(said).toEqual(isFlagged ? [{ request_number: first.requestNumber, likenesses }] : []);
  },
);

it('the queues flag a child whom each parent registers, for a card or as one of the family', async () => {
  const [last, born] = [newName(), '2016-05-04'];
  const parent = (birth_date: string, fields: object, stored: Partial<MemberDocument> = {}) =>
    buildMember({ last_name: newName(), phone: newPhone(), birth_date, ...fields }, stored);
  const child = { holder_first_name: 'Nika', holder_last_name: last, holder_birth_date: born };
  const first = await parent('1981-02-03', child);
  const second = await parent('1983-04-05', child);
  const { user } = (await call(readUser, about(second))).body;
  expect([user.similar_to, user.flags]).toEqual([[first.requestNumber], ['similar_person']]);

  const [other, otherBorn] = [newName(), '2017-06-05'];
  const named = { first_name: 'Nika', last_name: other };
  const ward = await parent('1981-02-03', named, { birth_date: otherBorn });
  const ofOther = { ...child, holder_last_name: other, holder_birth_date: otherBorn };
  const third = await parent('1985-06-07', ofOther);
  expect((await call(readUser, about(third))).body.user.similar_to).toEqual([ward.requestNumber]);
});

it('the queues come in the order of their waiting, page by page', async () => {
  const member = await applicant({ submitted_at: Timestamp.fromMillis(0) });
  const { body } = await page('to_review', { limit: '1' });
  expect(body.users.map(({ id }) => id)).toEqual([member.id]);
  const next = await page('to_review', { limit: '1', cursor: String(body.next_cursor) });
  expect(next.body.users[0]?.id).not.toBe(member.id);
});

it('the queues are counted', async () => {
  const counts = (await call(countQueues, { token: admin.token })).body;
  for (const queue of reviewQueues) {
    expect(counts[queue], queue).toBe((await idsIn(queue)).length);
  }
});

it('the queues answer to their own names alone', async () => {
  const answer = await page('everything' as ReviewQueue);
  expect([answer.status, answer.body.errors]).toEqual([400, { queue: 'invalid_choice' }]);
});

it('a case is found by id and by request number, and that of nobody else', async () => {
  const { id, requestNumber } = await applicant();
  const read = (wanted: string) => call(readUser, { params: { id: wanted }, token: admin.token });
  expect((await read(id)).body.user.request_number).toBe(requestNumber);
  expect((await read(requestNumber)).body.user.id).toBe(id);
  for (const nobody of ['JOFCI-22222222', 'nobody', 'a/b']) {
    expect((await read(nobody)).body.code, nobody).toBe('member_gone');
  }
});
