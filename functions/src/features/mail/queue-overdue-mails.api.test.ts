import { mailPatienceMs } from '@fanclub/stories/tools/mailbox';
import { expect, it } from 'vitest';
import { type ServerContext, serverContext } from '#platform/context';
import { findMail, mailDoc } from '#repositories/mails';
import { ago, applicant, buildFailedMail, buildMailRow } from '../../../test/build-mail-row.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { deliverers } from './queue-mail.ts';
import { queueOverdueMails } from './queue-overdue-mails.ts';

/** Returns a context whose queues only record their tasks and refuse a repeated id. */
function contextWithQueues() {
  const added: { to: string; mail: string; notBefore: Date }[] = [];
  const ids = new Set<string>();
  const context: ServerContext = {
    ...serverContext(),
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

it('the sweep queues once what its queue ought to have delivered, in every state, and leaves the rest', async () => {
  const member = await storeMember(applicant);
  const { context, of } = contextWithQueues();
  const overdue = [
    await buildMailRow(member),
    await buildMailRow(member, { state: 'ERROR', attempts: 3 }),
    await buildMailRow(member, { state: 'PROCESSING', attempts: 1, lease_expires_at: ago(1) }),
  ];
  const rest = [
    await buildMailRow(member, { not_before: ago(-60_000) }),
    await buildMailRow(member, { state: 'SUCCESS' }),
    await buildFailedMail(member),
  ];
  expect(await queueOverdueMails(context)).toBeGreaterThanOrEqual(overdue.length);
  await queueOverdueMails(context);
  for (const id of overdue) expect(of(id)).toMatchObject([{ to: deliverers.others }]);
  for (const id of rest) expect(of(id)).toEqual([]);
});

it('the sweep queues again each hour what was lost, and links apart from all else', async () => {
  const { context, of } = contextWithQueues();
  const id = await buildMailRow(await storeMember(applicant));
  await mailDoc(testDb(), id).update({ 'message.template': 'sign_in_link' });
  await queueOverdueMails(context);
  await queueOverdueMails({ ...context, now: () => new Date(Date.now() + 61 * 60_000) });
  expect(of(id).map(({ to }) => to)).toEqual([deliverers.links, deliverers.links]);
});

it('the sweep has what it queued delivered', async () => {
  const id = await buildMailRow(await storeMember(applicant));
  await queueOverdueMails(serverContext());
  await expect
    .poll(async () => (await findMail(testDb(), id))?.delivery.state, { timeout: mailPatienceMs })
    .toBe('SUCCESS');
});
