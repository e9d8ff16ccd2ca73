import { api } from '@fanclub/contract/api';
import { approved } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { mailPatienceMs, waitForMail } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { findMail, mailDoc } from '#repositories/mails';
import { applicant, buildFailedMail } from '../../../test/build-mail-row.ts';
import { testDb } from '../../../test/firebase.ts';
import { decisionMails, mailsWithId } from '../../../test/outbox.ts';
import { storeMember } from '../../../test/store-member.ts';

it('given-up mails are listed for admins and sent again by them, once', async () => {
  const member = await storeMember(applicant, approved);
  const id = await buildFailedMail(member, 'application_approved');
  const { token } = await signInAdmin();
  const query = { limit: '100' };
  const listed = (await call(api.listFailedMails, { token, query })).body;
  const alerts = (await call(api.readAlerts, { token })).body;
  expect(alerts.failed_mails).toBeGreaterThanOrEqual(1);
  expect(listed.mails.find((mail) => mail.id === id)).toMatchObject({
    kind: 'application_approved',
    to: member.email,
    attempts: 40,
    error: 'Connection refused',
  });
  const again = () => call(api.sendMailsAgain, { body: { ids: [id, 'no-such-mail'] }, token });
  expect((await again()).body).toEqual({ sent_again: 1 });
  expect((await again()).body).toEqual({ sent_again: 0 });
  expect(await waitForMail(member.email, (mail) => /a member/.test(mail.subject))).toBeTruthy();
  // The mail can arrive before its row is marked as delivered.
  const state = async () => (await findMail(testDb(), id))?.delivery.state;
  await expect.poll(state, { timeout: mailPatienceMs }).toBe('SUCCESS');
  expect((await findMail(testDb(), id))?.delivery.attempts).toBe(1);
  const left = (await call(api.listFailedMails, { token, query })).body;
  expect(left.mails.map((mail) => mail.id)).not.toContain(id);
});

it('given-up mails are listed page by page, each once', async () => {
  const built: string[] = [];
  for (const _ of [1, 2, 3]) {
    built.push(await buildFailedMail({ id: 'nobody', email: 'nobody@example.com' }));
  }
  const { token } = await signInAdmin();
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: '2', ...(cursor && { cursor }) };
    const { body } = await call(api.listFailedMails, { token, query });
    expect(body.mails.length).toBeLessThanOrEqual(2);
    seen.push(...body.mails.map(({ id }) => id));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(seen.filter((id) => built.includes(id))).toEqual(built);
  expect(new Set(seen).size).toBe(seen.length);
  await Promise.all(built.map((id) => mailDoc(testDb(), id).delete()));
});

it('given-up mails are not sent again once they are not true any more', async () => {
  const member = await storeMember(applicant, approved);
  const id = await buildFailedMail(member, 'application_rejected');
  const { token } = await signInAdmin();
  await call(api.sendMailsAgain, { body: { ids: [id] }, token });
  await expect.poll(() => findMail(testDb(), id), { timeout: mailPatienceMs }).toBeNull();
  expect(await mailsWithId(member.email, id)).toEqual([]);
});

it('given-up mails go when their decision is taken back or made anew', async () => {
  const member = await storeMember(applicant);
  const { token } = await signInAdmin();
  const about = { params: { id: member.id }, body: {}, token };
  await call(api.rejectUser, about);
  const [rejection] = await decisionMails(member.id);
  const id = rejection?.id ?? '';
  await mailDoc(testDb(), id).update({ 'delivery.state': 'DEAD' });
  await call(api.approveUser, about);
  expect(await findMail(testDb(), id)).toBeNull();
});

it('given-up mails are sent again by their ids, at least one', async () => {
  const { token } = await signInAdmin();
  expect((await call(api.sendMailsAgain, { body: { ids: [] }, token })).status).toBe(400);
});
