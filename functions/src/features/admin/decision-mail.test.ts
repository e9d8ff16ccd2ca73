import { expect, it } from 'vitest';
import { buildDecisionMail } from './decision-mail.ts';

const member = {
  id: 'uid1',
  email: 'sara@fan.test',
  language: 'fa' as const,
  rejection_reason: null,
  requested: null,
  season: '2026/27',
  memberships: [],
} satisfies Partial<Parameters<typeof buildDecisionMail>[0]>;
const mail = { id: 'mail1', now: new Date(), delayMs: 15_000 };
const mailAbout = (request_status: 'submitted' | 'approved' | 'rejected', reason?: string) =>
  buildDecisionMail({ ...member, request_status, rejection_reason: reason ?? null }, mail);

it('an approval is mailed, and a rejection with its reason', () => {
  expect(mailAbout('approved')).toMatchObject({
    to: 'sara@fan.test',
    member_id: 'uid1',
    message: { template: 'application_approved', language: 'fa', data: {} },
  });
  expect(mailAbout('rejected', 'The receipt is blurred')?.message).toMatchObject({
    template: 'application_rejected',
    data: { reason: 'The receipt is blurred' },
  });
});

it('a state that nobody decided is not mailed', () => {
  expect(mailAbout('submitted')).toBeNull();
});
