import { api } from '@fanclub/contract/api';
import { buildRegistration } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { registrationHandlers } from '#features/registration/routes';
import { serverContext } from '#platform/context';
import { unhurried } from '#platform/deadline';
import { log } from '#platform/log';
import { findMail, heldMailsOf, mailDoc } from '#repositories/mails';
import { ago, applicant, buildMailRow } from '../../../test/build-mail-row.ts';
import { testDb } from '../../../test/firebase.ts';
import { mailsWithId } from '../../../test/outbox.ts';
import { storeMember } from '../../../test/store-member.ts';
import { deliverMail } from './deliver-mail.ts';
import { countHeld, releaseHeld } from './new-addresses.ts';

const access = () => testDb().doc('settings/access');
const most = 100;
/** A context that has counted nothing yet, as that of a new instance. */
const newContext = () => ({ ...serverContext() });
const stateOf = async (id: string) => (await findMail(testDb(), id))?.delivery;

/** Stores mails that were sent to new addresses. */
async function storeSent(count: number, sentAt = ago(60_000)): Promise<void> {
  const member = await storeMember(applicant);
  const batch = testDb().batch();
  const row = await findMail(testDb(), await buildMailRow(member, { state: 'SUCCESS' }));
  for (let i = 0; i < count; i++) {
    const delivery = { ...row?.delivery, sent_to_new_at: sentAt };
    batch.create(testDb().collection('mail').doc(), { ...row, delivery });
  }
  await batch.commit();
}

beforeAll(async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  const query = testDb().collection('mail').where('delivery.sent_to_new_at', '>', new Date(0));
  const { docs } = await query.get();
  await Promise.all(docs.map(({ ref }) => ref.update({ 'delivery.sent_to_new_at': ago(2e9) })));
  await access().set({ new_address_mails: most }, { merge: true });
  await storeSent(most / 2);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await access().update({ new_address_mails: 5000 });
});

it('a mail to a new address is counted, one to a proved address is not', async () => {
  const known = await storeMember(applicant, { email_confirmed_at: Timestamp.now() });
  for (const [member, isCounted] of [
    [await storeMember(applicant), true],
    [known, false],
  ] as const) {
    const id = await buildMailRow(member);
    expect(await deliverMail(newContext(), id)).toBe('sent');
    expect('sent_to_new_at' in ((await stateOf(id)) ?? {})).toBe(isCounted);
  }
});

it('mails that staff send to many wait at half of the limit, and those after a registration do not', async () => {
  const member = await storeMember(applicant);
  const [invited, received] = [await buildMailRow(member), await buildMailRow(member)];
  await mailDoc(testDb(), invited).update({ 'message.template': 'member_invited' });
  expect(await deliverMail(newContext(), invited)).toBe('held');
  expect(await deliverMail(newContext(), received)).toBe('sent');
});

it('at the limit a mail to a new address waits, one to a proved address and one about a decision do not', async () => {
  await storeSent(most / 2);
  const context = newContext();
  const member = await storeMember(applicant);
  const known = await storeMember(applicant, { email_confirmed_at: Timestamp.now() });
  const rejected = await storeMember(applicant, { request_status: 'rejected' });
  const id = await buildMailRow(member);
  expect(await deliverMail(context, id)).toBe('held');
  expect(await deliverMail(context, id)).toBe('taken');
  expect(await stateOf(id)).toMatchObject({ state: 'HELD', attempts: 0 });
  expect(await deliverMail(context, await buildMailRow(known))).toBe('sent');
  const decision = await buildMailRow(rejected, {}, 'application_rejected');
  expect(await deliverMail(context, decision)).toBe('sent');
});

it('at the limit a person who has paid registers, and the answer says that the mail waits', async () => {
  const context = newContext();
  const body = await buildRegistration({ juventus_card: false });
  type Request = Parameters<typeof registrationHandlers.register>[0];
  const request = { context, body, language: 'en' } as unknown as Request;
  expect(await registrationHandlers.register(request)).toMatchObject({ mail_waits: true });
});

it('staff see how many mails wait, and an alert says it', async () => {
  const count = await countHeld(newContext());
  expect(count).toBeGreaterThan(0);
  expect(log.warn).toHaveBeenCalledWith('mails to new addresses wait', { count });
  expect((await call(api.readAlerts, await signInAdmin())).body.held_mails).toBe(count);
});

it('who has waited longest is next, also after a mail was let go and waits again', async () => {
  const member = await storeMember(applicant);
  const first = await buildMailRow(member, { state: 'HELD', not_before: ago(0) });
  const second = await buildMailRow(member, { state: 'HELD', not_before: ago(60_000) });
  const { docs } = await heldMailsOf(testDb(), 'application_received').get();
  const ids = docs.map(({ id }) => id).filter((id) => id === first || id === second);
  expect(ids).toEqual([first, second]);
});

it('what waits is sent once a day has passed or an owner has raised the limit', async () => {
  const id = await buildMailRow(await storeMember(applicant));
  expect(await deliverMail(newContext(), id)).toBe('held');
  expect(await releaseHeld(newContext(), unhurried)).toBe(0);
  const tomorrow = { ...newContext(), now: () => new Date(Date.now() + 86_400_000) };
  expect(await releaseHeld(tomorrow, unhurried)).toBeGreaterThan(0);
  expect(await stateOf(id)).toMatchObject({ state: 'PENDING' });

  const member = await storeMember(applicant);
  const other = await buildMailRow(member, { state: 'HELD' });
  await access().update({ new_address_mails: 2 * most });
  expect(await releaseHeld(newContext(), unhurried)).toBeGreaterThan(0);
  expect(await deliverMail(newContext(), other)).toBe('sent');
  expect(await mailsWithId(member.email, other)).toHaveLength(1);
});
