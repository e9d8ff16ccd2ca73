import { setTimeout as sleep } from 'node:timers/promises';
import { undoWindowMs } from '@fanclub/contract/members/states';
import { expect, it } from 'vitest';
import { testAuth } from '../../../test/firebase.ts';
import { decisionMails } from '../../../test/outbox.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { buildPending, decisionTemplates, signInReviewer } from '../../../test/reviewer.ts';
import { putFields, storedMember } from '../../../test/stored.ts';

const admin = await signInReviewer();

it('an approval approves, marks as paid, and queues one mail that waits for an undo', async () => {
  const member = await buildPending();
  const answer = await admin.approve(member);
  expect(answer.status).toBe(200);
  expect(answer.body.user).toMatchObject({
    id: member.id,
    request_status: 'approved',
    is_approved: true,
    is_paid: true,
    version: 2,
  });
  const [mail, ...others] = await decisionMails(member.id);
  expect(others).toEqual([]);
  expect(mail?.to).toBe(member.email);
  expect(mail?.message.template).toBe('application_approved');
  const { decided_at } = (await storedMember(member)) ?? {};
  const waitMs = (mail?.delivery.not_before.toMillis() ?? 0) - (decided_at?.toMillis() ?? 0);
  expect(waitMs).toBe(undoWindowMs);
  // The application session goes on.
  expect((await readOwnProfile(member.token)).body.is_approved).toBe(true);
});

it('an approval repeats without a second mail or version, even with the version of the first call', async () => {
  const member = await buildPending();
  await admin.approve(member, { version: 1 });
  const again = await admin.approve(member, { version: 1 });
  expect([again.status, again.body.user.version]).toEqual([200, 2]);
  expect(await decisionTemplates(member)).toEqual(['application_approved']);
});

it('an approval notices what changed since the version that the admin saw', async () => {
  const member = await buildPending();
  await putFields(member, {
    version: 3,
    recent_changes: [
      { version: 3, fields: ['phone'] },
      { version: 2, fields: ['email'] },
    ],
  });
  const answer = await admin.approve(member, { version: 2 });
  expect([answer.status, answer.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(answer.body.changed).toEqual(['phone']);
  expect((await storedMember(member))?.request_status).toBe('submitted');
  expect((await admin.approve(member, { version: 3 })).status).toBe(200);
});

it('a rejection rejects with a reason, mails it once, and says it to who follows the review', async () => {
  const member = await buildPending();
  const { tokensValidAfterTime } = await testAuth().getUser(member.id);
  // Firebase counts whole seconds.
  await sleep(1_100);
  const answer = await admin.reject(member, { reason: ' The receipt is blurred ' });
  // An applicant who was signed out at Firebase would lose the session within an hour.
  expect((await testAuth().getUser(member.id)).tokensValidAfterTime).toBe(tokensValidAfterTime);
  expect(answer.body.user).toMatchObject({
    request_status: 'rejected',
    is_approved: false,
    is_paid: false,
    rejection_reason: 'The receipt is blurred',
  });
  const [mail] = await decisionMails(member.id);
  expect(mail?.message.data).toMatchObject({ reason: 'The receipt is blurred' });
  expect((await readOwnProfile(member.token)).body).toMatchObject({
    request_status: 'rejected',
    rejection_reason: 'The receipt is blurred',
  });
  const { user } = (await admin.reject(member, { reason: 'second' })).body;
  expect([user.rejection_reason, user.version]).toEqual(['The receipt is blurred', 2]);
  expect(await decisionTemplates(member)).toEqual(['application_rejected']);
});

it('a rejection rejects an approved member too, and leaves the payment mark', async () => {
  const member = await buildPending();
  await admin.approve(member);
  const { tokensValidAfterTime } = await testAuth().getUser(member.id);
  await sleep(1_100);
  const answer = await admin.reject(member);
  expect(answer.body.user).toMatchObject({ request_status: 'rejected', is_paid: true });
  expect(answer.body.user.rejection_reason).toBeNull();
  const profile = await readOwnProfile(member.token);
  expect([profile.status, profile.body.code]).toEqual([401, 'session_ended']);
  const account = await testAuth().getUser(member.id);
  expect(account.tokensValidAfterTime).not.toBe(tokensValidAfterTime);
  // Nobody was told about the approval yet, so its mail is dropped.
  expect(await decisionTemplates(member)).toEqual(['application_rejected']);
});
