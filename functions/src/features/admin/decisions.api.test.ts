import { approveUser, rejectUser, undoDecision } from '@fanclub/contract/admin/routes';
import { undoWindowMs } from '@fanclub/contract/members/states';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { apiUrl, call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import { twoAdminsOneCase } from '@fanclub/stories/two-admins-one-case';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MemberDocument } from '#repositories/member';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { testDb } from '../../../test/firebase.ts';
import { decisionMails } from '../../../test/outbox.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { startServer } from '../../../test/start-server.ts';

let admin: BuiltAdmin;
beforeAll(async () => {
  admin = await signInAdmin();
});

const pending = () => buildMember({ juventus_card: false });
const approve = ({ id }: { id: string }, body: object = {}) =>
  call(approveUser, { params: { id }, body, token: admin.token });
const reject = ({ id }: { id: string }, body: object = {}, baseUrl = apiUrl()) =>
  call(rejectUser, { params: { id }, body, token: admin.token, baseUrl });
const undo = ({ id }: { id: string }) => call(undoDecision, { params: { id }, token: admin.token });
const memberDoc = ({ id }: { id: string }) => testDb().doc(`members/${id}`);
const stored = async (member: { id: string }) =>
  (await memberDoc(member).get()).data() as MemberDocument;
const templatesOf = async ({ id }: BuiltMember) =>
  (await decisionMails(id)).map((mail) => mail.message.template);

async function decidedAgo(member: BuiltMember, ms: number): Promise<void> {
  await memberDoc(member).update({ 'last_decision.at': Timestamp.fromMillis(Date.now() - ms) });
}

describe('POST /api/admin/users/{id}/approve', () => {
  it('approves, marks as paid, and queues one mail that waits for an undo', async () => {
    const member = await pending();
    const answer = await approve(member);
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({
      id: member.id,
      request_status: 'approved',
      is_approved: true,
      is_paid: true,
      version: 2,
    });
    expect(answer.body.user.undo_until).not.toBeNull();
    const [mail, ...others] = await decisionMails(member.id);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(member.email);
    expect(mail?.message.template).toBe('application_approved');
    const { decided_at } = await stored(member);
    const waitMs = (mail?.delivery.not_before.toMillis() ?? 0) - (decided_at?.toMillis() ?? 0);
    expect(waitMs).toBe(undoWindowMs);
  });

  it('opens the door: the application session goes on', async () => {
    const member = await pending();
    await approve(member);
    expect((await readOwnProfile(member.token)).body.is_approved).toBe(true);
  });

  it('repeats without a second mail or version, even with the version of the first call', async () => {
    const member = await pending();
    await approve(member, { version: 1 });
    const again = await approve(member, { version: 1 });
    expect([again.status, again.body.user.version]).toEqual([200, 2]);
    expect(await templatesOf(member)).toEqual(['application_approved']);
  });

  it('notices what changed since the version that the admin saw', async () => {
    const member = await pending();
    await memberDoc(member).update({
      version: 3,
      recent_changes: [
        { version: 3, fields: ['phone'] },
        { version: 2, fields: ['email'] },
      ],
    });
    const answer = await approve(member, { version: 2 });
    expect([answer.status, answer.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(answer.body.changed).toEqual(['phone']);
    expect((await stored(member)).request_status).toBe('submitted');
    expect((await approve(member, { version: 3 })).status).toBe(200);
  });

  it('writes who approved into the audit, and nothing personal', async () => {
    const member = await pending();
    await approve(member);
    const [row] = await auditRowsOf(member.id);
    expect(row).toMatchObject({ action: 'approve', admin_email: admin.email });
    expect(row?.fields).toEqual(['is_approved', 'is_paid', 'request_status']);
    expect(JSON.stringify(row)).not.toContain(member.email);
  });

  it.each(['nobody', 'a/b', '__x__'])('knows no member "%s"', async (id) => {
    const answer = await approve({ id });
    expect([answer.status, answer.body.code]).toEqual([404, 'user_not_found']);
  });

  it.each([
    ['a version of the wrong type', { version: '1' }, { version: 'invalid_type' }],
    ['a version that never was', { version: 0 }, { version: 'number_out_of_range' }],
    ['an unknown field', { is_paid: false }, { is_paid: 'unknown_field' }],
  ])('refuses %s', async (_, body, errors) => {
    const answer = await approve({ id: 'someone' }, body);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });
});

describe('POST /api/admin/users/{id}/reject', () => {
  it('rejects with a reason, mails it, and ends the sessions', async () => {
    const member = await pending();
    const answer = await reject(member, { reason: ' The receipt is blurred ' });
    expect(answer.body.user).toMatchObject({
      request_status: 'rejected',
      is_approved: false,
      is_paid: false,
      rejection_reason: 'The receipt is blurred',
    });
    const [mail] = await decisionMails(member.id);
    expect(mail?.message.data).toMatchObject({ reason: 'The receipt is blurred' });
    const profile = await readOwnProfile(member.token);
    expect([profile.status, profile.body.code]).toEqual([401, 'session_ended']);
  });

  it('rejects an approved member too, and leaves the payment mark', async () => {
    const member = await pending();
    await approve(member);
    const answer = await reject(member);
    expect(answer.body.user).toMatchObject({ request_status: 'rejected', is_paid: true });
    expect(answer.body.user.rejection_reason).toBeNull();
  });

  it('repeats without a second mail', async () => {
    const member = await pending();
    await reject(member, { reason: 'first' });
    const again = await reject(member, { reason: 'second' });
    expect(again.body.user).toMatchObject({ rejection_reason: 'first', version: 2 });
    expect(await templatesOf(member)).toEqual(['application_rejected']);
  });

  it('takes the place of an approval that nobody was told about yet', async () => {
    const member = await pending();
    await approve(member);
    await reject(member);
    expect(await templatesOf(member)).toEqual(['application_rejected']);
  });

  it('refuses a reason that is too long', async () => {
    const answer = await reject({ id: 'someone' }, { reason: 'x'.repeat(501) });
    expect([answer.status, answer.body.errors]).toEqual([400, { reason: 'too_long' }]);
  });
});

describe('two admins at once', () => {
  const consistent = async (member: BuiltMember) => {
    const state = await stored(member);
    const isApproved = state.request_status === 'approved';
    expect(state.is_approved).toBe(isApproved);
    expect(await templatesOf(member)).toEqual([
      isApproved ? 'application_approved' : 'application_rejected',
    ]);
    return state;
  };

  it('decide by the same version: one does, the other learns of it', async () => {
    const { applicant: member, admins } = await tellStory(twoAdminsOneCase);
    const [one, other] = admins.map(({ token }) => ({
      params: { id: member.id },
      body: { version: 1 },
      token,
    }));
    const answers = await Promise.all([call(approveUser, one), call(rejectUser, other)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.body.changed).toContain('request_status');
    expect((await consistent(member)).version).toBe(2);
  });

  it('decide through two instances, which share no lock: one of the two states, whole', async () => {
    const other = await startServer();
    try {
      for (let round = 0; round < 3; round++) {
        const member = await pending();
        const answers = await Promise.all([approve(member), reject(member, {}, other.url)]);
        expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
        expect((await consistent(member)).version).toBe(3);
      }
    } finally {
      await other.kill();
    }
  });

  it('decide without a version: one of the two states, whole', async () => {
    const member = await pending();
    const answers = await Promise.all([approve(member), reject(member)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect((await consistent(member)).version).toBe(3);
  });

  it('approve five times: one change and one mail', async () => {
    const member = await pending();
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve(member)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect((await consistent(member)).version).toBe(2);
  });
});

describe('POST /api/admin/users/{id}/undo', () => {
  it('restores the state and drops the mail; a repeat answers the same', async () => {
    const member = await pending();
    await approve(member);
    const first = await undo(member);
    expect(first.status).toBe(200);
    expect(first.body.user).toMatchObject({
      request_status: 'submitted',
      is_approved: false,
      is_paid: false,
      decided_at: null,
      undo_until: null,
    });
    expect(await decisionMails(member.id)).toEqual([]);
    const again = await undo(member);
    expect([again.status, again.body.user.version]).toEqual([200, first.body.user.version]);
  });

  it('of a rejection gives the sessions back', async () => {
    const member = await pending();
    await reject(member, { reason: 'by mistake' });
    expect((await readOwnProfile(member.token)).status).toBe(401);
    await undo(member);
    const profile = await readOwnProfile(member.token);
    expect(profile.body).toMatchObject({ request_status: 'submitted', rejection_reason: null });
  });

  it('brings back the mail that the decision had held back', async () => {
    const member = await pending();
    await approve(member);
    await reject(member);
    const answer = await undo(member);
    expect(answer.body.user.request_status).toBe('approved');
    expect(await templatesOf(member)).toEqual(['application_approved']);
  });

  it('comes too late after 15 seconds', async () => {
    const member = await pending();
    await approve(member);
    await decidedAgo(member, undoWindowMs);
    const answer = await undo(member);
    expect([answer.status, answer.body.code]).toEqual([409, 'undo_expired']);
    expect((await stored(member)).request_status).toBe('approved');
  });

  it.each(['PROCESSING', 'SUCCESS', 'ERROR'])('comes too late for a mail in %s', async (state) => {
    const member = await pending();
    await approve(member);
    const [mail] = await decisionMails(member.id);
    await testDb().doc(`mail/${mail?.id}`).update({ 'delivery.state': state });
    expect((await undo(member)).body.code).toBe('undo_expired');
  });

  it('has nothing to take back where nothing was decided', async () => {
    expect((await undo(await pending())).body.code).toBe('undo_expired');
    expect((await undo({ id: 'nobody' })).body.code).toBe('user_not_found');
  });

  it('goes into the audit', async () => {
    const member = await pending();
    await approve(member);
    await undo(member);
    expect((await auditRowsOf(member.id)).map((row) => row.action)).toEqual(['approve', 'undo']);
  });
});
