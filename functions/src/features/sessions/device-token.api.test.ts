import { api } from '@fanclub/contract/api';
import { accountLimits } from '@fanclub/contract/http/limits';
import { approved, buildRegistration, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call, statusAndCode } from '@fanclub/stories/tools/call';
import { mailPatienceMs } from '@fanclub/stories/tools/mailbox';
import { expect, it } from 'vitest';
import { buildMail } from '#features/mail/build-mail';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { deliverWaiting } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';

const password = 'Bianconeri-1897';
const build = () => storeMember({ password, juventus_card: false }, approved);

/** Logs in from an address in the network with this number. */
const logIn = (email: string, word: string, network: number, device_token?: string) =>
  call(api.login, {
    body: { email, password: word, ...(device_token && { device_token }) },
    headers: { 'x-forwarded-for': `198.51.${network}.7` },
  });

/** Tries a hundred wrong passwords from eleven networks. */
async function lockOut(email: string): Promise<void> {
  for (let round = 0; round < 10; round++) {
    const tries = Array.from({ length: 10 }, (_, i) => logIn(email, 'wrong', round === 9 ? 11 : i));
    await Promise.all(tries);
  }
}

it('a browser that has logged in before gets in, whatever strangers have tried', async () => {
  const { email } = await build();
  const { device_token } = (await logIn(email, password, 100)).body;
  await lockOut(email);
  expect(statusAndCode(await logIn(email, password, 101))).toEqual([429, 'rate_limited']);
  const answer = await logIn(email, password, 101, device_token);
  expect(answer.status).toBe(200);
  expect(answer.body.device_token).toBeTruthy();
});

it("a device's own wrong passwords count, and no stranger has to wait for them", async () => {
  const { email } = await build();
  const { device_token } = (await logIn(email, password, 100)).body;
  const codes: (string | undefined)[] = [];
  for (let i = 0; i <= accountLimits.login.count; i++) {
    codes.push((await logIn(email, 'wrong', i, device_token)).body.code);
  }
  expect(codes.at(-2)).toBe('invalid_credentials');
  expect(codes.at(-1)).toBe('rate_limited');
  expect((await logIn(email, password, 0)).status).toBe(200);
});

it('a browser that has logged in before is mailed links when strangers have used them up', async () => {
  const { email } = await build();
  const { device_token } = (await logIn(email, password, 100)).body;
  for (const route of [api.sendMagicLink, api.forgotPassword]) {
    for (let i = 0; i <= accountLimits.signInLink.count; i++)
      await call(route, { body: { email } });
  }
  const mails = async () =>
    (await testDb().collection('mail').where('to', '==', email).get()).docs.map((row) =>
      row.data(),
    );
  const [first, beyond] = [await mails(), await call(api.sendMagicLink, { body: { email } })];
  expect(first).toHaveLength(6);
  expect(beyond.body.used_up).toBe(true);
  for (const route of [api.sendMagicLink, api.forgotPassword]) {
    expect((await call(route, { body: { email, device_token } })).status).toBe(200);
  }
  expect(await mails()).toHaveLength(8);
  expect(JSON.stringify(await mails())).not.toContain(device_token);
});

it('an applicant’s browser is mailed links when strangers have used them up', async () => {
  const body = await buildRegistration();
  const { email } = body;
  const { device_token } = (await call(api.register, { body })).body;
  expect(device_token).toBeTruthy();
  for (let i = 0; i <= accountLimits.signInLink.count; i++) {
    await call(api.sendMagicLink, { body: { email } });
  }
  const beyond = (await call(api.sendMagicLink, { body: { email } })).body;
  expect(beyond.used_up).toBe(true);
  expect(
    (await call(api.sendMagicLink, { body: { email, device_token } })).body,
  ).not.toHaveProperty('used_up');
});

it('a request for a link that nobody is mailed is given back to the day’s budget', async () => {
  const [id, hash, email] = [randomId(), randomId(), uniqueEmail()];
  const rate = testDb().doc(`rate_limits/${hash}`);
  await rate.set({ used: 3, asked: 3, expires_at: timestampOf(Date.now() + 60_000) });
  const mail = { id, kind: 'sign_in_link', memberId: null, data: {}, now: new Date() } as const;
  const row = buildMail({ ...mail, to: { email, language: 'en' }, countedIn: [hash] });
  await testDb().doc(`mail/${id}`).create(row);
  await deliverWaiting(email);
  const used = async () => (await rate.get()).get('used');
  await expect.poll(used, { timeout: mailPatienceMs }).toBe(2);
  expect((await rate.get()).get('asked')).toBe(3);
});

it('a token is of one account, not forged, and ends with the password', async () => {
  const [member, other] = [await build(), await build()];
  const { device_token: own = '' } = (await logIn(member.email, password, 100)).body;
  const foreign = (await logIn(other.email, password, 100)).body.device_token;
  const later = own.replace(/\.\d+/, (until) => `${until}0`);
  const body = { current_password: password, new_password: 'Zebra-Stripes-2027' };
  const changed = await call(api.changePassword, { body, token: member.token });
  await lockOut(member.email);
  const status = async (token?: string) =>
    (await logIn(member.email, body.new_password, 101, token)).status;
  for (const token of [undefined, own, foreign, later, 'nonsense', '....']) {
    expect(await status(token), token).toBe(429);
  }
  expect(changed.body.device_token).not.toBe(own);
});
