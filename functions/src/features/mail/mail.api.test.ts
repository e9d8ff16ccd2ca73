import { approveUser, rejectUser } from '@fanclub/contract/admin/routes';
import { sendMagicLink, verifyMagicLink } from '@fanclub/contract/links/routes';
import { listFailedMails, sendMailsAgain } from '@fanclub/contract/mail/routes';
import { forgotPassword } from '@fanclub/contract/passwords/routes';
import { approved, type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { uniqueEmail } from '@fanclub/stories/tools/build-registration';
import { call } from '@fanclub/stories/tools/call';
import { type CaughtMail, mailsTo, waitForMail } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ServerContext, serverContext } from '#platform/context';
import { type MailDocument, mailDoc } from '#repositories/mails';
import { buildFailedMail, buildMailRow } from '../../../test/build-mail-row.ts';
import { testDb } from '../../../test/firebase.ts';
import { decisionMails } from '../../../test/outbox.ts';
import { startSlowMailServer } from '../../../test/slow-mail-server.ts';
import { deliverMail } from './deliver-mail.ts';
import { deliverers } from './queue-mail.ts';
import { queueOverdueMails } from './queue-overdue-mails.ts';
import { maxAttempts, retryDelayMs } from './retry-policy.ts';
import { closeTransport } from './smtp-transport.ts';

// Failures are what is tested here; in the output they would look like faults.
vi.mock('#platform/log', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }));

const headers = { 'Accept-Language': 'en' };
const person = { first_name: 'Sara', juventus_card: false };

/** The server's own context in this process, with another mail server on demand. */
function contextWith(smtpUrl?: string): ServerContext {
  const context = serverContext();
  return smtpUrl ? { ...context, environment: { ...context.environment, smtpUrl } } : context;
}

afterEach(closeTransport);

const queue = buildMailRow;
const ago = (ms: number) => Timestamp.fromMillis(Date.now() - ms);
const rowOf = async (id: string) =>
  (await mailDoc(testDb(), id).get()).data() as MailDocument | undefined;
const withId = async (email: string, id: string) =>
  (await mailsTo(email)).filter((mail) => mail.headers['message-id']?.includes(id));

describe('the trigger', () => {
  it('delivers what a registration wrote, with a link that opens the application', async () => {
    const member = await buildMember({ ...person, language: 'fa' });
    const mail = await waitForMail(member.email);
    expect(mail.subject).toContain(member.requestNumber);
    expect(mail.html).toMatch(/<html[^>]* dir="rtl"/);
    const token = /\/login\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const opened = await call(verifyMagicLink, { body: { token } });
    expect(opened.body.user).toMatchObject({ id: member.id });
    expect(mail.text).toMatch(/\/login\?not_me=[\w-]+/);
  });

  it('waits until a decision can no longer be undone, and tells it once', async () => {
    const [rejected, accepted] = [await buildMember(person), await buildMember(person)];
    const { token } = await signInAdmin();
    const decide = (route: typeof approveUser | typeof rejectUser, { id }: BuiltMember) =>
      call(route, { params: { id }, body: {}, token });
    await Promise.all([
      decide(rejectUser, rejected),
      decide(approveUser, accepted),
      decide(approveUser, accepted),
    ]);
    const [queued] = await decisionMails(rejected.id);
    const isDecision = (mail: CaughtMail) => !/We have your/.test(mail.subject);
    const mail = await waitForMail(rejected.email, isDecision);
    expect(mail.subject).toMatch(/About your application/);
    expect(Date.parse(String(mail.headers.date))).toBeGreaterThanOrEqual(
      Math.floor((queued?.delivery.not_before.toMillis() ?? 0) / 1000) * 1000,
    );
    await waitForMail(accepted.email, isDecision);
    await queueOverdueMails(contextWith());
    const toAccepted = (await mailsTo(accepted.email)).filter(isDecision);
    expect(toAccepted.map((caught) => caught.subject)).toEqual([
      `You’re a member: ${accepted.requestNumber}`,
    ]);
  });

  it('mails a sign-in link to members and an application link before approval', async () => {
    const waiting = await buildMember(person);
    const member = await buildMember(person, approved);
    for (const { email } of [waiting, member])
      await call(sendMagicLink, { body: { email }, headers });
    const first = await waitForMail(waiting.email, (mail) => /link to your/.test(mail.subject));
    const second = await waitForMail(member.email, (mail) => /sign-in link/.test(mail.subject));
    for (const mail of [first, second]) expect(mail.text).toMatch(/\/login\?token=[\w-]+/);
  });

  it('mails a reset link', async () => {
    const { email } = await buildMember(person, approved);
    await call(forgotPassword, { body: { email }, headers });
    const mail = await waitForMail(email, (caught) => /password/.test(caught.subject));
    expect(mail.text).toMatch(/\/reset-password\?token=[\w-]+/);
  });
});

describe('deliverMail', () => {
  it('delivers to one of two senders at once, and marks it', async () => {
    const member = await buildMember(person);
    const id = await queue(member);
    const outcomes = await Promise.all([
      deliverMail(contextWith(), id),
      deliverMail(contextWith(), id),
    ]);
    expect(outcomes.sort()).toEqual(['sent', 'taken']);
    expect((await rowOf(id))?.delivery).toMatchObject({
      state: 'SUCCESS',
      attempts: 1,
      error: null,
    });
    const [mail, ...others] = await withId(member.email, id);
    expect(others).toEqual([]);
    expect(mail?.headers['message-id']).toBe(`<${id}@mail.fanclub.test>`);
    expect(await deliverMail(contextWith(), id)).toBe('taken');
  });

  it('leaves a mail that is not due', async () => {
    const id = await queue(await buildMember(person), { not_before: ago(-60_000) });
    expect(await deliverMail(contextWith(), id)).toBe('not_due');
    expect((await rowOf(id))?.delivery.state).toBe('PENDING');
  });

  it("leaves a sender's mail to it while its lease runs, and takes a dead one's over", async () => {
    const id = await queue(await buildMember(person), {
      state: 'PROCESSING',
      attempts: 1,
      lease_expires_at: ago(-60_000),
    });
    expect(await deliverMail(contextWith(), id)).toBe('taken');
    await mailDoc(testDb(), id).update({ 'delivery.lease_expires_at': ago(1) });
    expect(await deliverMail(contextWith(), id)).toBe('sent');
    expect((await rowOf(id))?.delivery.attempts).toBe(2);
  });

  it('puts a mail back when the server cannot be reached, for longer each time', async () => {
    const id = await queue(await buildMember(person), { attempts: 2, state: 'ERROR' });
    const startedAt = Date.now();
    expect(await deliverMail(contextWith('smtp://127.0.0.1:1'), id)).toBe('failed');
    const delivery = (await rowOf(id))?.delivery;
    expect(delivery).toMatchObject({ state: 'ERROR', attempts: 3, lease_expires_at: null });
    expect(delivery?.error).toContain('ECONNREFUSED');
    const delayMs = (delivery?.not_before.toMillis() ?? 0) - startedAt;
    // The sweep leaves the queue some time more.
    expect(delayMs).toBeGreaterThan(retryDelayMs(3));
    expect(delayMs).toBeLessThan(retryDelayMs(3) + 15 * 60_000);
  });

  it('gives up after the last attempt, and after senders that all died', async () => {
    const member = await buildMember(person);
    const failing = await queue(member, { attempts: maxAttempts - 1, state: 'ERROR' });
    expect(await deliverMail(contextWith('smtp://127.0.0.1:1'), failing)).toBe('dead');
    const deadly = await queue(member, { attempts: maxAttempts, state: 'PROCESSING' });
    expect(await deliverMail(contextWith(), deadly)).toBe('dead');
    for (const id of [failing, deadly]) {
      expect((await rowOf(id))?.delivery.state).toBe('DEAD');
      expect(await deliverMail(contextWith(), id)).toBe('dead');
    }
  });

  it('never brings a mail back that was deleted while it was being sent', async () => {
    const id = await queue(await buildMember(person));
    const server = await startSlowMailServer(
      async () => void (await mailDoc(testDb(), id).delete()),
    );
    try {
      expect(await deliverMail(contextWith(server.url), id)).toBe('sent');
      expect(await rowOf(id)).toBeUndefined();
    } finally {
      server.close();
    }
  });

  it('does not touch what a later sender has done', async () => {
    const id = await queue(await buildMember(person));
    const later = { 'delivery.state': 'ERROR', 'delivery.attempts': 2 } as const;
    const server = await startSlowMailServer(
      async () => void (await mailDoc(testDb(), id).update(later)),
    );
    try {
      await deliverMail(contextWith(server.url), id);
      expect((await rowOf(id))?.delivery).toMatchObject({ state: 'ERROR', attempts: 2 });
    } finally {
      server.close();
    }
  });

  it('writes to the address and by the name that the member has now', async () => {
    const member = await buildMember(person);
    const id = await queue(member);
    const email = uniqueEmail('moved');
    await testDb().doc(`members/${member.id}`).update({ email, first_name: 'Corrected' });
    expect(await deliverMail(contextWith(), id)).toBe('sent');
    const [mail, ...others] = await withId(email, id);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Hello Corrected,');
  });

  it.each([
    ['a rejection', 'application_rejected', approved],
    ['an approval', 'application_approved', { request_status: 'rejected' }],
  ] as const)('drops %s that somebody has decided otherwise since', async (_, kind, state) => {
    const member = await buildMember(person, state);
    const id = await queue(member, { state: 'ERROR', attempts: 3 }, kind);
    expect(await deliverMail(contextWith(), id)).toBe('dropped');
    expect(await rowOf(id)).toBeUndefined();
    expect(await withId(member.email, id)).toEqual([]);
  });

  it('drops what nobody is to get, and the address with it', async () => {
    const member = await buildMember(person);
    const orphan = await queue(member);
    await testDb().doc(`members/${member.id}`).delete();
    expect(await deliverMail(contextWith(), orphan)).toBe('dropped');
    expect(await rowOf(orphan)).toBeUndefined();
    const email = uniqueEmail('nobody');
    await call(sendMagicLink, { body: { email } });
    await expect
      .poll(async () => (await testDb().collection('mail').where('to', '==', email).get()).size, {
        timeout: 20_000,
      })
      .toBe(0);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('the sweep', () => {
  /** A context whose queues only write down what they are given, and take each task once. */
  function contextWithQueues() {
    const added: { to: string; mail: string; notBefore: Date }[] = [];
    const ids = new Set<string>();
    const context: ServerContext = {
      ...contextWith(),
      tasks: {
        async add(to, id, data, notBefore) {
          if (ids.has(id)) return false;
          ids.add(id);
          added.push({ to, notBefore, ...(data as { mail: string }) });
          return true;
        },
      },
    };
    return { context, of: (id: string) => added.filter(({ mail }) => mail === id) };
  }

  it('queues once what its queue ought to have delivered, in every state, and leaves the rest', async () => {
    const member = await buildMember(person);
    const { context, of } = contextWithQueues();
    const overdue = [
      await queue(member),
      await queue(member, { state: 'ERROR', attempts: 3 }),
      await queue(member, { state: 'PROCESSING', attempts: 1, lease_expires_at: ago(1) }),
    ];
    const rest = [
      await queue(member, { not_before: ago(-60_000) }),
      await queue(member, { state: 'SUCCESS' }),
      await buildFailedMail(member),
    ];
    expect(await queueOverdueMails(context)).toBeGreaterThanOrEqual(overdue.length);
    await queueOverdueMails(context);
    for (const id of overdue) expect(of(id)).toMatchObject([{ to: deliverers.others }]);
    for (const id of rest) expect(of(id)).toEqual([]);
  });

  it('queues again each hour what was lost, and links apart from all else', async () => {
    const { context, of } = contextWithQueues();
    const id = await queue(await buildMember(person));
    await mailDoc(testDb(), id).update({ 'message.template': 'sign_in_link' });
    await queueOverdueMails(context);
    await queueOverdueMails({ ...context, now: () => new Date(Date.now() + 61 * 60_000) });
    expect(of(id).map(({ to }) => to)).toEqual([deliverers.links, deliverers.links]);
  });

  it('has what it queued delivered', async () => {
    const id = await queue(await buildMember(person));
    await queueOverdueMails(contextWith());
    await expect
      .poll(async () => (await rowOf(id))?.delivery.state, { timeout: 20_000 })
      .toBe('SUCCESS');
  });
});

describe('mails that were given up', () => {
  it('are listed for admins and sent again by them, once', async () => {
    const member = await buildMember(person, approved);
    const id = await buildFailedMail(member, 'application_approved');
    const { token } = await signInAdmin();
    const listed = (await call(listFailedMails, { token })).body;
    expect(listed.total).toBeGreaterThanOrEqual(1);
    expect(listed.mails.find((mail) => mail.id === id)).toMatchObject({
      kind: 'application_approved',
      to: member.email,
      attempts: 40,
      error: 'Connection refused',
    });
    const again = () => call(sendMailsAgain, { body: { ids: [id, 'no-such-mail'] }, token });
    expect((await again()).body).toEqual({ sent_again: 1 });
    expect((await again()).body).toEqual({ sent_again: 0 });
    expect(await waitForMail(member.email, (mail) => /a member/.test(mail.subject))).toBeTruthy();
    expect((await rowOf(id))?.delivery).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    const left = (await call(listFailedMails, { token })).body;
    expect(left.mails.map((mail) => mail.id)).not.toContain(id);
  });

  it('are not sent again once they are not true any more', async () => {
    const member = await buildMember(person, approved);
    const id = await buildFailedMail(member, 'application_rejected');
    const { token } = await signInAdmin();
    await call(sendMailsAgain, { body: { ids: [id] }, token });
    await expect.poll(() => rowOf(id), { timeout: 20_000 }).toBeUndefined();
    expect(await withId(member.email, id)).toEqual([]);
  });

  it('go when their decision is taken back or made anew', async () => {
    const member = await buildMember(person);
    const { token } = await signInAdmin();
    const about = { params: { id: member.id }, body: {}, token };
    await call(rejectUser, about);
    const [rejection] = await decisionMails(member.id);
    const id = rejection?.id ?? '';
    await mailDoc(testDb(), id).update({ 'delivery.state': 'DEAD' });
    await call(approveUser, about);
    expect(await rowOf(id)).toBeUndefined();
  });

  it('are nobody else\u2019s to see or send', async () => {
    const { token } = await buildMember(person);
    expect((await call(listFailedMails)).status).toBe(401);
    expect((await call(listFailedMails, { token })).status).toBe(403);
    const body = { ids: ['x'] };
    expect((await call(sendMailsAgain, { body })).status).toBe(401);
    expect((await call(sendMailsAgain, { body, token })).status).toBe(403);
    const admin = (await signInAdmin()).token;
    const none = await call(sendMailsAgain, { body: { ids: [] }, token: admin });
    expect(none.status).toBe(400);
  });
});
