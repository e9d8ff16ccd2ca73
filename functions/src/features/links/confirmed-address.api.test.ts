import { updateUser } from '@fanclub/contract/admin/routes';
import { confirmAddress, sendMagicLink, verifyMagicLink } from '@fanclub/contract/links/routes';
import { me } from '@fanclub/contract/members/routes';
import { exportOwnData } from '@fanclub/contract/own-data/routes';
import { forgotPassword, resetPassword } from '@fanclub/contract/passwords/routes';
import { login, refreshToken } from '@fanclub/contract/sessions/routes';
import { getFile } from '@fanclub/contract/uploads/routes';
import { approved, type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { type CaughtMail, mailsTo } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { describe, expect, it } from 'vitest';
import { uploadIdOf } from '#repositories/uploads';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';
import { tokenInMail } from '../../../test/link-tokens.ts';

const headers = { 'Accept-Language': 'en' };
const person = { juventus_card: true, language: 'en' as const, password: 'Zebra-Stripes-1897' };

const about = (subject: RegExp) => (mail: CaughtMail) => subject.test(mail.subject);
const received = (member: BuiltMember) =>
  deliveredMail(member.email, about(/We have your application/));

async function see(fileUrl: string | null | undefined, token: string) {
  const { status, body } = await call(getFile, {
    params: { id: uploadIdOf(fileUrl ?? '') },
    token,
  });
  return status === 200 ? 'shown' : body.code;
}

async function openMailed(mail: CaughtMail, kind: 'application' | 'confirm' | 'sign_in') {
  const body = { token: tokenInMail(mail, kind) };
  return (await callOrThrow(verifyMagicLink, { body })).access_token;
}

async function askForLink(member: BuiltMember, subject: RegExp) {
  await call(sendMagicLink, { body: { email: member.email }, headers });
  return deliveredMail(member.email, about(subject));
}

const confirmedAt = async ({ id }: { id: string }) =>
  (await testDb().doc(`members/${id}`).get()).get('email_confirmed_at') ?? null;

describe('an address that nobody has confirmed', () => {
  it('opens the application by a link that was asked for, and the receipt, not the identity image', async () => {
    const member = await buildMember(person);
    const token = await openMailed(
      await askForLink(member, /The link to your application/),
      'application',
    );
    expect(await see(member.receiptUrl, token)).toBe('shown');
    expect(await see(member.passportUrl, token)).toBe('address_not_confirmed');
    const { bytes } = await call(exportOwnData, { token });
    expect([bytes.includes('receipt.jpg'), bytes.includes('passport.jpg')]).toEqual([true, false]);
    expect(await confirmedAt(member)).toBeNull();
  });

  it('shows it to nobody who came in by a sign-in link, or set the password by a mailed one', async () => {
    const member = await buildMember(person, approved);
    const token = await openMailed(await askForLink(member, /login link/i), 'sign_in');
    expect(await see(member.passportUrl, token)).toBe('address_not_confirmed');
    await call(forgotPassword, { body: { email: member.email }, headers });
    const mail = await deliveredMail(member.email, about(/Set a new password/));
    const password = 'Other-Stripes-1897';
    await callOrThrow(resetPassword, {
      body: { token: tokenInMail(mail, 'reset'), new_password: password },
    });
    const session = await callOrThrow(login, { body: { email: member.email, password } });
    expect(await see(member.passportUrl, session.access_token)).toBe('address_not_confirmed');
  });

  it('shows it to whoever registered, on that device, also after a renewal', async () => {
    const member = await buildMember(person);
    expect(await see(member.passportUrl, member.token)).toBe('shown');
    const renewed = await callOrThrow(refreshToken, {
      body: { refresh_token: member.refreshToken },
    });
    expect(await see(member.passportUrl, renewed.access_token)).toBe('shown');
  });

  it('shows it to admins, who see that it is not confirmed', async () => {
    const [member, admin] = [await buildMember(person), await signInAdmin()];
    expect(await see(member.passportUrl, admin.token)).toBe('shown');
    const seen = await callOrThrow(me, { query: { user_id: member.id }, token: admin.token });
    expect(seen.email_confirmed_at).toBeNull();
  });
});

describe("the confirmation mail's link", () => {
  it('proves the address: the row says when, admins see it, every later link shows the image', async () => {
    const [member, admin] = [await buildMember(person), await signInAdmin()];
    const token = await openMailed(await received(member), 'confirm');
    expect(await see(member.passportUrl, token)).toBe('shown');
    expect(await confirmedAt(member)).not.toBeNull();
    const seen = await callOrThrow(me, { query: { user_id: member.id }, token: admin.token });
    expect(Date.parse(seen.email_confirmed_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const later = await openMailed(
      await askForLink(member, /The link to your application/),
      'application',
    );
    expect(await see(member.passportUrl, later)).toBe('shown');
  });

  it('works on after a link that was asked for was used', async () => {
    const member = await buildMember(person);
    const mail = await received(member);
    await openMailed(await askForLink(member, /The link to your application/), 'application');
    expect(await see(member.passportUrl, await openMailed(mail, 'confirm'))).toBe('shown');
  });

  it('is mailed again to whoever is signed in and asks, until it was used', async () => {
    const member = await buildMember(person, approved);
    const session = await callOrThrow(login, {
      body: { email: member.email, password: person.password },
    });
    const token = session.access_token;
    expect((await call(confirmAddress, { token, headers })).status).toBe(200);
    const mail = await deliveredMail(member.email, about(/Confirm your e-mail address/));
    await openMailed(mail, 'confirm');
    expect(await see(member.passportUrl, token)).toBe('shown');
    const count = (await mailsTo(member.email)).length;
    expect((await call(confirmAddress, { token, headers })).status).toBe(200);
    expect((await mailsTo(member.email)).length).toBe(count);
  });

  it('proves nothing for the address that an admin sets later', async () => {
    const [member, admin] = [await buildMember(person), await signInAdmin()];
    await openMailed(await received(member), 'confirm');
    await callOrThrow(updateUser, {
      params: { id: member.id },
      token: admin.token,
      body: { email: `moved-${member.email}` },
    });
    expect(await confirmedAt(member)).toBeNull();
  });
});
