import { api } from '@fanclub/contract/api';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type CaughtMail, mailsTo, waitForMail } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { pauseTriggers, resumeTriggers } from '@fanclub/stories/tools/triggers';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { approveDirectly } from '../../../test/approve-directly.ts';
import { applicant } from '../../../test/build-mail-row.ts';
import { decisionMails } from '../../../test/outbox.ts';
import { putFields } from '../../../test/stored.ts';
import { queueOverdueMails } from './queue-overdue-mails.ts';

const headers = { 'Accept-Language': 'en' };

beforeAll(resumeTriggers);
afterAll(pauseTriggers);

describe('the trigger', () => {
  it('delivers what a registration wrote, with a link that opens the application', async () => {
    const member = await buildMember({ ...applicant, language: 'fa' });
    const mail = await waitForMail(member.email);
    expect(mail.subject).toContain(member.requestNumber);
    expect(mail.html).toMatch(/<html[^>]* dir="rtl"/);
    const token = /\/login\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const opened = await call(api.verifyMagicLink, { body: { token } });
    expect(opened.body.user).toMatchObject({ id: member.id });
    expect(mail.text).toMatch(/\/login\?not_me=[\w-]+/);
  });

  it('waits until a decision can no longer be undone, and tells it once', async () => {
    const [rejected, accepted] = [await buildMember(applicant), await buildMember(applicant)];
    const { token } = await signInAdmin();
    const decide = (route: typeof api.approveUser | typeof api.rejectUser, { id }: BuiltMember) =>
      call(route, { params: { id }, body: {}, token });
    await Promise.all([
      decide(api.rejectUser, rejected),
      decide(api.approveUser, accepted),
      decide(api.approveUser, accepted),
    ]);
    const [queued] = await decisionMails(rejected.id);
    const isDecision = (mail: CaughtMail) => !/We have your/.test(mail.subject);
    const mail = await waitForMail(rejected.email, isDecision);
    expect(mail.subject).toMatch(/About your application/);
    expect(Date.parse(String(mail.headers.date))).toBeGreaterThanOrEqual(
      Math.floor((queued?.delivery.not_before.toMillis() ?? 0) / 1000) * 1000,
    );
    await waitForMail(accepted.email, isDecision);
    await queueOverdueMails(serverContext());
    const toAccepted = (await mailsTo(accepted.email)).filter(isDecision);
    expect(toAccepted.map((caught) => caught.subject)).toEqual([
      `You’re a member: ${accepted.requestNumber}`,
    ]);
  });

  it('mails a sign-in link to members and an application link before approval', async () => {
    const waiting = await buildMember(applicant);
    const member = await approveDirectly(await buildMember(applicant));
    for (const { email } of [waiting, member])
      await call(api.sendMagicLink, { body: { email }, headers });
    const first = await waitForMail(waiting.email, (mail) => /link to your/.test(mail.subject));
    const second = await waitForMail(member.email, (mail) => /login link/.test(mail.subject));
    for (const mail of [first, second]) expect(mail.text).toMatch(/\/login\?token=[\w-]+/);
  });

  it('mails a reset link, whose page asks for the birth date first if the address is not proved', async () => {
    const unproved = await approveDirectly(await buildMember(applicant));
    const proved = await approveDirectly(await buildMember(applicant));
    await putFields(proved, { email_confirmed_at: Timestamp.now() });
    const linkOf = async ({ email }: BuiltMember) => {
      await call(api.forgotPassword, { body: { email }, headers });
      const { text } = await waitForMail(email, (caught) => /password/.test(caught.subject));
      return /\/reset-password\?\S+/.exec(text)?.[0];
    };
    expect(await linkOf(unproved)).toMatch(/^\/reset-password\?token=[\w-]+&prove=1$/);
    expect(await linkOf(proved)).toMatch(/^\/reset-password\?token=[\w-]+$/);
  });
});
