import { undoWindowMs } from '@fanclub/contract/members/states';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { expect, it } from 'vitest';
import { ago, buildMailRow } from '../../../test/build-mail-row.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';
import { decisionMails, isWithId, mailsAbout, mailsWithId } from '../../../test/outbox.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { buildPending, decisionTemplates, signInReviewer } from '../../../test/reviewer.ts';
import { putFields, storedMember } from '../../../test/stored.ts';

const admin = await signInReviewer();

it('an undo restores the state and drops the mail; a repeat answers the same', async () => {
  const member = await buildPending();
  await admin.approve(member);
  const first = await admin.undo(member);
  expect(first.status).toBe(200);
  expect(first.body.user).toMatchObject({
    request_status: 'submitted',
    is_approved: false,
    is_paid: false,
    decided_at: null,
  });
  expect(await decisionMails(member.id)).toEqual([]);
  const again = await admin.undo(member);
  expect([again.status, again.body.user.version]).toEqual([200, first.body.user.version]);
});

it('the undo of a rejection restores the sessions and the mail that it had held back', async () => {
  const member = await buildPending();
  await admin.approve(member);
  await admin.reject(member, { reason: 'by mistake' });
  expect((await readOwnProfile(member.token)).status).toBe(401);
  await admin.undo(member);
  const profile = await readOwnProfile(member.token);
  expect(profile.body).toMatchObject({ request_status: 'approved', rejection_reason: null });
  expect(await decisionTemplates(member)).toEqual(['application_approved']);
});

it('an undo comes too late after 15 seconds', async () => {
  const member = await buildPending();
  await admin.approve(member);
  await putFields(member, { 'last_decision.at': ago(undoWindowMs) });
  const answer = await admin.undo(member);
  expect([answer.status, answer.body.code]).toEqual([409, 'undo_expired']);
  expect((await storedMember(member))?.request_status).toBe('approved');
});

it.each(['PROCESSING', 'SUCCESS', 'ERROR'])(
  'an undo comes too late for a mail in %s',
  async (state) => {
    const member = await buildPending();
    await admin.approve(member);
    const [mail] = await decisionMails(member.id);
    await testDb().doc(`mail/${mail?.id}`).update({ 'delivery.state': state });
    expect((await admin.undo(member)).body.code).toBe('undo_expired');
  },
);

/** Stores a request for items. Its mail has not been sent, and is due only long after the end of the test. */
async function asked() {
  const member = await buildPending();
  const id = await buildMailRow(member, { not_before: ago(-dayMs) }, 'items_requested');
  const requested = { at: ago(dayMs), items: ['receipt' as const], note: 'Too dark', mail_id: id };
  await putFields(member, { requested });
  return { member, id };
}
const requestMails = async ({ id }: { id: string }) =>
  (await mailsAbout(id)).filter(({ message }) => message.template === 'items_requested');

it('an undo while the review waited lets the mail of the request go out that the decision had held back', async () => {
  const { member, id } = await asked();
  await admin.approve(member);
  expect(await requestMails(member)).toEqual([]);
  const undone = await admin.undo(member);
  expect(undone.body.user.requested).toMatchObject({ items: ['receipt'], note: 'Too dark' });
  const [mail, ...others] = await requestMails(member);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    id,
    to: member.email,
    message: { data: { items: ['receipt'], note: 'Too dark' } },
  });
  await deliveredMail(member.email, (sent) => isWithId(sent, id));
  expect(await mailsWithId(member.email, id)).toHaveLength(1);
});

it('an undo while the review waited asks for the rest in the words of the mail that was held back', async () => {
  const member = await buildPending();
  const id = await buildMailRow(member, { not_before: ago(-dayMs) }, 'rest_due');
  const requested = { at: ago(dayMs), items: ['amount' as const], note: null, mail_id: id };
  await putFields(member, { requested });
  await admin.reject(member);
  await admin.undo(member);
  const told = (await mailsAbout(member.id)).map((mail) => [mail.id, mail.message.template]);
  expect(told).toContainEqual([id, 'rest_due']);
});

it.each([
  ['was mailed', 'SUCCESS'],
  ['is being mailed', 'PROCESSING'],
  ['was mailed so long ago that its row is gone', null],
])(
  'an undo while the review waited leaves the mail of a request alone that %s',
  async (_, state) => {
    const { member, id } = await asked();
    const row = testDb().doc(`mail/${id}`);
    await (state ? row.update({ 'delivery.state': state }) : row.delete());
    await admin.reject(member);
    const undone = await admin.undo(member);
    expect(undone.body.user.requested).toMatchObject({ items: ['receipt'] });
    const mails = (await requestMails(member)).map((mail) => [mail.id, mail.delivery.state]);
    expect(mails).toEqual(state ? [[id, state]] : []);
  },
);
