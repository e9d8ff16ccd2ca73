import { api } from '@fanclub/contract/api';
import { approved, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { mailPatienceMs, mailsTo } from '@fanclub/stories/tools/mailbox';
import { removeFields } from '@fanclub/stories/tools/stored-fields';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type ServerContext, serverContext } from '#platform/context';
import { log } from '#platform/log';
import { findMail, mailDoc } from '#repositories/mails';
import { ago, applicant, buildMailRow } from '../../../test/build-mail-row.ts';
import { buildMembership } from '../../../test/build-season.ts';
import { deliverWaiting } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';
import { arrivedMails, mailsWithId } from '../../../test/outbox.ts';
import { startSlowMailServer } from '../../../test/slow-mail-server.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields } from '../../../test/stored.ts';
import { deliverMail } from './deliver-mail.ts';
import { maxAttempts, retryDelayMs } from './retry-policy.ts';
import { closeTransport } from './smtp-transport.ts';

// Failures are expected in these tests; in the test output they would look like faults.
beforeAll(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue();
});
afterAll(() => {
  vi.restoreAllMocks();
});

const membership = buildMembership({ valid_until: '2099-06-30' });

/** Returns this process's server context, but with another mail server. */
function contextWith(smtpUrl: string): ServerContext {
  const context = serverContext();
  return { ...context, environment: { ...context.environment, smtpUrl } };
}

afterEach(closeTransport);

it('deliverMail delivers to one of two senders at once, and marks it', async () => {
  const member = await storeMember(applicant);
  const id = await buildMailRow(member);
  const outcomes = await Promise.all([
    deliverMail(serverContext(), id),
    deliverMail(serverContext(), id),
  ]);
  expect(outcomes.sort()).toEqual(['sent', 'taken']);
  expect((await findMail(testDb(), id))?.delivery).toMatchObject({
    state: 'SUCCESS',
    attempts: 1,
    error: null,
  });
  const [mail, ...others] = await arrivedMails(member.email, id);
  expect(others).toEqual([]);
  expect(mail?.headers['message-id']).toBe(`<${id}@mail.fanclub.test>`);
  expect(await deliverMail(serverContext(), id)).toBe('taken');
});

it('deliverMail sends the QR code of the membership along, the same one however often a sender dies', async () => {
  const member = await storeMember(applicant, { ...approved, memberships: [membership] });
  const id = await buildMailRow(member, {}, 'application_approved');
  expect(await deliverMail(serverContext(), id)).toBe('sent');
  // This is the state after a worker died when the mail server had already accepted the mail.
  const died = { 'delivery.state': 'PROCESSING', 'delivery.lease_expires_at': ago(1) } as const;
  await mailDoc(testDb(), id).update(died);
  expect(await deliverMail(serverContext(), id)).toBe('sent');
  const mails = await arrivedMails(member.email, id, 2);
  expect(mails.length).toBe(2);
  const images = mails.flatMap(({ attachments = [] }) => attachments);
  expect(images.map(({ contentType }) => contentType)).toEqual(['image/png', 'image/png']);
  expect(new Set(images.map(({ checksum }) => checksum)).size).toBe(1);
  for (const { html, text } of mails) {
    expect(html).toContain(`cid:${images[0]?.contentId}`);
    const code = /\/verify\/(\S+)\n/.exec(text)?.[1] ?? '';
    const { body } = await call(api.verifyCard, { body: { code } });
    expect(body).toMatchObject({ state: 'valid', first_name: 'Sara', season: '2026/27' });
  }
});

it('deliverMail sends none to whoever has no membership', async () => {
  const member = await storeMember(applicant);
  const id = await buildMailRow(member, {}, 'card_posted');
  expect(await deliverMail(serverContext(), id)).toBe('sent');
  const [mail] = await arrivedMails(member.email, id);
  expect([mail?.attachments ?? [], mail?.text.includes('/verify/')]).toEqual([[], false]);
});

it('deliverMail leaves a mail that is not due', async () => {
  const id = await buildMailRow(await storeMember(applicant), { not_before: ago(-60_000) });
  expect(await deliverMail(serverContext(), id)).toBe('not_due');
  expect((await findMail(testDb(), id))?.delivery.state).toBe('PENDING');
});

it("deliverMail leaves a sender's mail to it while its lease runs, and takes a dead one's over", async () => {
  const id = await buildMailRow(await storeMember(applicant), {
    state: 'PROCESSING',
    attempts: 1,
    lease_expires_at: ago(-60_000),
  });
  expect(await deliverMail(serverContext(), id)).toBe('taken');
  await mailDoc(testDb(), id).update({ 'delivery.lease_expires_at': ago(1) });
  expect(await deliverMail(serverContext(), id)).toBe('sent');
  expect((await findMail(testDb(), id))?.delivery.attempts).toBe(2);
});

it('deliverMail puts a mail back when the server cannot be reached, for longer each time', async () => {
  const id = await buildMailRow(await storeMember(applicant), { attempts: 2, state: 'ERROR' });
  const startedAt = Date.now();
  expect(await deliverMail(contextWith('smtp://127.0.0.1:1'), id)).toBe('failed');
  const delivery = (await findMail(testDb(), id))?.delivery;
  expect(delivery).toMatchObject({ state: 'ERROR', attempts: 3, lease_expires_at: null });
  expect(delivery?.error).toContain('ECONNREFUSED');
  const delayMs = (delivery?.not_before.toMillis() ?? 0) - startedAt;
  // A failed mail is due for `queueOverdueMails` somewhat later than for its queue, which retries it first.
  expect(delayMs).toBeGreaterThan(retryDelayMs(3));
  expect(delayMs).toBeLessThan(retryDelayMs(3) + 15 * 60_000);
});

it('deliverMail logs that a server refused a mail for good, which an alert counts', async () => {
  const server = await startSlowMailServer(() => Promise.reject(new Error('refused')));
  const id = await buildMailRow(await storeMember(applicant));
  expect(await deliverMail(contextWith(server.url), id)).toBe('failed');
  server.close();
  const fields = { mail: id, attempt: 1, code: 'EMESSAGE', responseCode: 550 };
  expect(log.warn).toHaveBeenCalledWith('mail failed', fields);
});

it('deliverMail gives up after the last attempt, and after senders that all died', async () => {
  const member = await storeMember(applicant);
  const failing = await buildMailRow(member, { attempts: maxAttempts - 1, state: 'ERROR' });
  expect(await deliverMail(contextWith('smtp://127.0.0.1:1'), failing)).toBe('dead');
  const deadly = await buildMailRow(member, { attempts: maxAttempts, state: 'PROCESSING' });
  expect(await deliverMail(serverContext(), deadly)).toBe('dead');
  for (const id of [failing, deadly]) {
    expect((await findMail(testDb(), id))?.delivery.state).toBe('DEAD');
    expect(await deliverMail(serverContext(), id)).toBe('dead');
  }
});

it('deliverMail never brings a mail back that was deleted while it was being sent', async () => {
  const id = await buildMailRow(await storeMember(applicant));
  const server = await startSlowMailServer(async () => void (await mailDoc(testDb(), id).delete()));
  try {
    expect(await deliverMail(contextWith(server.url), id)).toBe('sent');
    expect(await findMail(testDb(), id)).toBeNull();
  } finally {
    server.close();
  }
});

it('deliverMail does not touch what a later sender has done', async () => {
  const id = await buildMailRow(await storeMember(applicant));
  const later = { 'delivery.state': 'ERROR', 'delivery.attempts': 2 } as const;
  const server = await startSlowMailServer(
    async () => void (await mailDoc(testDb(), id).update(later)),
  );
  try {
    await deliverMail(contextWith(server.url), id);
    expect((await findMail(testDb(), id))?.delivery).toMatchObject({
      state: 'ERROR',
      attempts: 2,
    });
  } finally {
    server.close();
  }
});

it('deliverMail writes to the address and by the name that the member has now', async () => {
  const member = await storeMember(applicant);
  const id = await buildMailRow(member);
  const email = uniqueEmail('moved');
  await putFields(member, { email, first_name: 'Corrected' });
  expect(await deliverMail(serverContext(), id)).toBe('sent');
  const [mail, ...others] = await arrivedMails(email, id);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Hello Corrected,');
});

it.each([
  ['a rejection', 'application_rejected', approved],
  ['an approval', 'application_approved', { request_status: 'rejected' }],
] as const)(
  'deliverMail drops %s that somebody has decided otherwise since',
  async (_, kind, state) => {
    const member = await storeMember(applicant, state);
    const id = await buildMailRow(member, { state: 'ERROR', attempts: 3 }, kind);
    expect(await deliverMail(serverContext(), id)).toBe('dropped');
    expect(await findMail(testDb(), id)).toBeNull();
    expect(await mailsWithId(member.email, id)).toEqual([]);
  },
);

it('deliverMail drops what nobody is to get, and the address with it', async () => {
  const member = await storeMember(applicant);
  const orphan = await buildMailRow(member);
  await removeFields(member.id);
  expect(await deliverMail(serverContext(), orphan)).toBe('dropped');
  expect(await findMail(testDb(), orphan)).toBeNull();
  const email = uniqueEmail('nobody');
  await call(api.sendMagicLink, { body: { email } });
  await deliverWaiting(email);
  const waiting = () => testDb().collection('mail').where('to', '==', email).get();
  await expect.poll(async () => (await waiting()).size, { timeout: mailPatienceMs }).toBe(0);
  expect(await mailsTo(email)).toEqual([]);
});
