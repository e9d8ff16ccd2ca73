import { sendMagicLink, verifyMagicLink } from '@fanclub/contract/links/routes';
import { adminFirebaseAuth } from '@fanclub/contract/sessions/admin-routes';
import { google, login } from '@fanclub/contract/sessions/routes';
import { demoAdminEmail, demoMemberPassword } from '@fanclub/stories/tools/access';
import { call } from '@fanclub/stories/tools/call';
import { signInWithGoogle } from '@fanclub/stories/tools/identity';
import { mailsTo } from '@fanclub/stories/tools/mailbox';
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';

/** The answer's status, and its code if it is an error. */
const told = ({ status, body }: { status: number; body: { code?: string | undefined } }) =>
  [status, body.code].filter(Boolean).join(' ');

const ways = {
  google: async (email: string) => {
    const { idToken } = await signInWithGoogle(email);
    return told(await call(google, { body: { token: idToken } }));
  },
  link: async (email: string) => {
    const before = (await mailsTo(email)).length;
    await call(sendMagicLink, { body: { email } });
    const address = linkIn(await waitForMail(email, before + 1), '/login?token=');
    const token = new URLSearchParams(address.split('?')[1]).get('token') ?? '';
    return told(await call(verifyMagicLink, { body: { token } }));
  },
  password: async (email: string) =>
    told(await call(login, { body: { email, password: demoMemberPassword } })),
};

const waits = '403 account_not_approved';
const wrong = '401 invalid_credentials';
const members = [
  ['approved@fanclub.test', { google: '200', link: '200', password: '200' }],
  ['linkonly@fanclub.test', { google: '200', link: '200', password: wrong }],
  ['pending@fanclub.test', { google: waits, link: '200', password: waits }],
] as const;

for (const [email, expected] of members) {
  test(`${email} signs in as the README says, whichever way was used before`, async () => {
    for (const way of ['google', 'link', 'password'] as const) {
      expect(await ways[way](email), way).toBe(expected[way]);
      expect(await ways.password(email), `the password after ${way}`).toBe(expected.password);
    }
    expect(await ways.google(email), 'Google again').toBe(expected.google);
  });
}

test('the admin of the README signs in with Google, also after a password and a link were tried', async () => {
  expect(await ways.password(demoAdminEmail)).toBe(wrong);
  expect((await call(sendMagicLink, { body: { email: demoAdminEmail } })).status).toBe(200);
  const { idToken } = await signInWithGoogle(demoAdminEmail);
  expect(told(await call(adminFirebaseAuth, { body: { firebase_token: idToken } }))).toBe('200');
});
