import { endMembership, rejectUser } from '@fanclub/contract/admin/routes';
import { clubDay, clubToday } from '@fanclub/contract/club/club-day';
import type { RouteBody } from '@fanclub/contract/http/route';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { approved, type BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { buildMail } from '#features/mail/build-mail';
import { prepareMail } from '#features/mail/prepare-mail';
import { serverContext } from '#platform/context';
import { cardDoc } from '#repositories/cards';
import type { Member } from '#repositories/member';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { buildMembership } from '../../../test/build-season.ts';
import { testDb } from '../../../test/firebase.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { cardSeason, storeCard } from '../../../test/store-card.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';

const reviewer = await signInAdmin(undefined, 'open', 'reviewer');
const inDays = (days: number) => clubDay(Date.now() + days * dayMs);
let member: BuiltMember;
const holding = () =>
  storeMember({}, { ...approved, memberships: [buildMembership({ valid_until: inDays(90) })] });
beforeEach(async () => {
  member = await holding();
});

const about = ({ id } = member) => ({ params: { id }, token: reviewer.token });
const end = (body: RouteBody<typeof endMembership>) => call(endMembership, { ...about(), body });
const stored = async ({ id } = member) => (await storedMember({ id })) as Member;
const kindsOf = async () => (await mailsAbout(member.id)).map(({ message }) => message.template);

it('a member who leaves has a last day and is told once, and the end can be taken back', async () => {
  const body = { reason: 'left', day: inDays(10), tell: true } as const;
  const answers = [await end(body), await end(body)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body.user?.membership).toMatchObject({
    valid_until: inDays(10),
    end_reason: 'left',
  });
  expect((await stored()).standing).toBe('valid');
  expect(await kindsOf()).toEqual(['membership_ended']);
  const actions = (await auditRowsOf(member.id)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'end_membership')).toHaveLength(1);
  await callOrThrow(endMembership, { ...about(), body: { reason: null } });
  expect((await stored()).memberships[0]).toMatchObject({
    valid_until: inDays(90),
    ended: null,
    end_reason: null,
  });
});

it('who is expelled today is no member tomorrow, and a rejection afterwards mails nothing', async () => {
  await end({ reason: 'expelled' });
  const [membership] = (await stored()).memberships;
  expect(membership).toMatchObject({ valid_until: clubToday(), end_reason: 'expelled' });
  await callOrThrow(rejectUser, { ...about(), body: {} });
  expect(await kindsOf()).toEqual([]);
});

it('after a death nobody is mailed, and the family gets who answers for it from now on', async () => {
  const [uncle, child] = await Promise.all([holding(), holding()]);
  await putFields(child, { guardian_id: member.id, email: member.email, account: 'none' });
  await putFields(member, { has_family: true });
  const deceased = { reason: 'deceased', tell: true } as const;
  expect((await end(deceased)).body.errors).toEqual({ guardian_number: 'field_required' });
  const wrong = await end({ ...deceased, guardian_number: child.requestNumber });
  expect(wrong.body.errors).toEqual({ guardian_number: 'invalid_value' });
  expect((await end({ ...deceased, guardian_number: uncle.requestNumber })).status).toBe(200);
  expect(await stored(child)).toMatchObject({
    guardian_id: uncle.id,
    email: uncle.email,
    own_changes: [],
  });
  const families = [(await stored()).has_family, (await stored(uncle)).has_family];
  expect(families).toEqual([false, true]);
  expect(await kindsOf()).toEqual([]);
  // A mail that something else writes about the person is not sent either.
  const mail = buildMail({
    id: 'm1',
    kind: 'document_removed',
    memberId: member.id,
    to: await stored(),
    data: { file_type: 'receipt' },
    now: new Date(),
  });
  expect(await prepareMail(serverContext(), mail)).toBeNull();
});

it('an end drops the unprinted card of the season that it ends, also if a renewal without a card waits, unless months are left', async () => {
  const memberships = [buildMembership({ juventus_card: true, valid_until: inDays(200) })];
  member = await storeMember({}, { ...approved, season: cardSeason, memberships });
  await putFields(member, { request_status: 'submitted', juventus_card: false, season: '2027/28' });
  const id = await storeCard(member);
  const state = async () => (await cardDoc(testDb(), id).get()).data()?.state;
  await end({ reason: 'left', day: inDays(100) });
  expect(await state()).toBe('to_print');
  await end({ reason: 'left', day: inDays(5) });
  expect(await state()).toBe('void');
});

it('an end needs a membership, a day within a year, and the version that the page showed', async () => {
  expect((await end({ reason: 'left', day: '2039-01-01' })).body.errors).toEqual({
    day: 'invalid_date',
  });
  await putFields(member, { version: 9 });
  const outdated = await end({ reason: 'left', version: 8 });
  expect(statusAndCode(outdated)).toEqual([409, 'changed_meanwhile']);
  const waiting = await storeMember();
  const answer = await call(endMembership, { ...about(waiting), body: { reason: 'left' } });
  expect(statusAndCode(answer)).toEqual([409, 'invalid_transition']);
});
