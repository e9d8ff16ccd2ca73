import { api } from '@fanclub/contract/api';
import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import { approved, type BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { expect, it } from 'vitest';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { ago } from '../../../test/build-mail-row.ts';
import { decisionMails } from '../../../test/outbox.ts';
import { decisionTemplates, signInReviewer } from '../../../test/reviewer.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember, storeEarlier } from '../../../test/stored.ts';

const admin = await signInReviewer();

const reason = 'The receipt cannot be read.';
/** Stores an applicant without flags and without similar members. `stored` has further fields of the row. */
const applicant = (stored: Record<string, unknown> = {}, juventus_card = false) =>
  storeMember({ juventus_card }, { flags: [], similar_to: [], ...stored });
/** The number of an application that is not the present one of a member. */
const requestNumber = 'JOFCI-WXYZ2345';
type Named = Pick<BuiltMember, 'id'> & Partial<BuiltMember>;
const namesOf = (members: Named[]) =>
  members.map((member) => ({ id: member.id, request_number: member.requestNumber }));
const send = (decision: 'approve' | 'reject', members: Named[], version = 1) =>
  call(api.decideMany, {
    token: admin.token,
    body: {
      decision,
      applications: namesOf(members).map((named) => ({ ...named, version })),
      ...(decision === 'reject' && { reason }),
    },
  });
const outcomesOf = async (answer: ReturnType<typeof send>) =>
  (await answer).body.results.map(({ outcome, exclusion }) => exclusion ?? outcome);
const undo = (members: Named[]) =>
  call(api.undoMany, { token: admin.token, body: { applications: namesOf(members) } });

it('a bulk decision approves each with one mail, which waits until all of them can be undone no more', async () => {
  const members = [await applicant(), await applicant()];
  const { status, body } = await send('approve', members);
  expect(status).toBe(200);
  expect(body.results.map(({ id, user }) => [id, user?.request_status])).toEqual(
    members.map(({ id }) => [id, 'approved']),
  );
  for (const member of members) {
    const [mail, ...others] = await decisionMails(member.id);
    expect(others).toEqual([]);
    const { decided_at } = (await storedMember(member)) ?? {};
    const waitMs = (mail?.delivery.not_before.toMillis() ?? 0) - (decided_at?.toMillis() ?? 0);
    expect(waitMs).toBe(bulkUndoWindowMs);
    const rows = await auditRowsOf(member.id);
    expect(rows.map(({ action, admin_email }) => [action, admin_email])).toEqual([
      ['approve', admin.email],
    ]);
  }
});

it('a bulk decision that is sent again after it died in the middle finds what is decided and goes on with the rest', async () => {
  const [first, second] = [await applicant(), await applicant()];
  await send('approve', [first]);
  expect(await outcomesOf(send('approve', [first, second]))).toEqual(['already', 'done']);
  expect(await decisionTemplates(first)).toEqual(['application_approved']);
});

it('a bulk decision leaves out who needs a look, who changed and who is gone, and decides the others', async () => {
  const renewed = await applicant({ season: '2057/58', request_status: 'rejected' });
  await storeEarlier(renewed, { season: '2056/57', request_number: requestNumber });
  const members = [
    await applicant({ flags: ['not_me'] }),
    await applicant({ receipt_upload: null }),
    // An admin has marked this application as paid; there is no receipt.
    await applicant({ receipt_upload: null, is_paid: true, received: { EUR: 2000, IRR: 0 } }),
    await applicant({ received: { EUR: 500, IRR: 0 } }),
    await applicant({}, true),
    await applicant({ version: 2 }),
    { ...(await applicant({ flags: ['not_me'] })), requestNumber },
    { id: renewed.id },
    { id: 'nobody' },
    await applicant(),
  ];
  expect(await outcomesOf(send('approve', members))).toEqual([
    'flagged',
    'payment_unseen',
    'payment_unseen',
    'partly_paid',
    'identity_unseen',
    'conflict',
    'conflict',
    'conflict',
    'gone',
    'done',
  ]);
  for (const { id } of members.slice(0, 8)) expect(await decisionMails(id)).toEqual([]);
});

it('a bulk decision approves a club card once this admin has looked at the document that is there now', async () => {
  const member = await applicant({}, true);
  const look = ({ token }: { token: string }) => {
    const id = String(member.passportUrl).slice('/api/files/'.length);
    return call(api.getFile, { params: { id }, token });
  };
  await look(await signInReviewer());
  expect(await outcomesOf(send('approve', [member]))).toEqual(['identity_unseen']);
  await look(admin);
  await putFields(member, { passport_added_at: ago(-60_000) });
  expect(await outcomesOf(send('approve', [member]))).toEqual(['identity_unseen']);
  await putFields(member, { passport_added_at: null });
  expect(await outcomesOf(send('approve', [member]))).toEqual(['done']);
});

it('a bulk decision rejects with a reason that each of them reads, and takes no membership away', async () => {
  const [member, welcome] = [await applicant(), await applicant(approved)];
  expect(await outcomesOf(send('reject', [member, welcome]))).toEqual(['done', 'is_member']);
  const [mail] = await decisionMails(member.id);
  expect(mail?.message.data).toMatchObject({ reason });
  expect((await storedMember(welcome))?.request_status).toBe('approved');
});

const applications = Array.from({ length: 51 }, (_, i) => ({ id: `a${i}`, version: 1 }));
const [first] = applications;
it.each([
  ['no reason', { decision: 'reject', applications: [first] }, 'reason'],
  ['an empty reason', { decision: 'reject', applications: [first], reason: ' ' }, 'reason'],
  ['nobody', { decision: 'approve', applications: [] }, 'applications'],
  ['no version', { decision: 'approve', applications: [{ id: 'a' }] }, 'applications[0].version'],
  ['more than fifty', { decision: 'approve', applications }, 'applications'],
])('a call with %s is refused', async (_, body, field) => {
  const answer = await call(api.decideMany, { token: admin.token, body: body as never });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
});

const statusOf = async (member: BuiltMember) => (await storedMember(member))?.request_status;

it('the undo of a bulk decision takes all of them back and drops their mails; a repeat finds them so', async () => {
  const members = [await applicant(), await applicant()];
  await send('reject', members);
  for (let i = 0; i < 2; i++) {
    const { body } = await undo(members);
    expect(body.results.map(({ outcome, user }) => [outcome, user?.request_status])).toEqual([
      ['done', 'submitted'],
      ['done', 'submitted'],
    ]);
  }
  for (const member of members) expect(await decisionTemplates(member)).toEqual([]);
});

it('the undo of a bulk decision leaves what somebody else decided since, what is too late, and who is gone', async () => {
  const [outdated, own] = [await applicant(), await applicant()];
  const [other, late] = [await applicant(), await applicant()];
  await send('approve', [outdated, own, other, late]);
  await (await signInReviewer()).reject(other, { reason });
  await putFields(late, { 'last_decision.at': ago(bulkUndoWindowMs) });
  const { body } = await undo([{ ...outdated, requestNumber }, own, other, late, { id: 'nobody' }]);
  const outcomes = body.results.map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['kept', 'done', 'kept', 'kept', 'kept']);
  const states = await Promise.all([outdated, own, other, late].map(statusOf));
  expect(states).toEqual(['approved', 'submitted', 'rejected', 'approved']);
});
