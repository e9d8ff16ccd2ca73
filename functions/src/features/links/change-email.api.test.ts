import { api } from '@fanclub/contract/api';
import { approved, type BuiltMember, uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { mailsTo } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { testAuth } from '../../../test/firebase.ts';
import { newLinkToken, tokenInMail } from '../../../test/link-tokens.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';
import { askToChangeEmail as askIn } from './ask-to-change-email.ts';

const password = 'Zebra-Stripes-1897';
const person = { juventus_card: false, password };
const proved = () => ({ email_confirmed_at: Timestamp.now() });
const refused = [400, 'invalid_login_link'];

const ask = ({ token }: { token: string }, email: string, given: string | undefined = password) =>
  call(api.askToChangeEmail, { token, body: { email, ...(given && { password: given }) } });
const linkMailedTo = async (email: string) =>
  tokenInMail(await deliveredMail(email), 'change_email');

/** Asks for another e-mail and opens the link; with `as`, on a device that has this session. */
async function change(member: BuiltMember, as?: string) {
  const email = uniqueEmail('next');
  await callOrThrow(api.askToChangeEmail, { token: member.token, body: { email, password } });
  const token = await linkMailedTo(email);
  const answer = await call(api.changeEmail, { ...(as && { token: as }), body: { token } });
  return { email, answer };
}

it('nothing changes until the link in the new mailbox is opened, and then lock, account and session do', async () => {
  const member = await storeMember(person, { ...approved, ...proved() });
  const email = uniqueEmail('next');
  expect((await ask(member, ` ${email.toUpperCase()}`)).status).toBe(200);
  expect((await storedMember(member))?.email).toBe(member.email);
  const token = await linkMailedTo(email);
  const answer = await callOrThrow(api.changeEmail, { token: member.token, body: { token } });
  expect(await storedMember(member)).toMatchObject({ email, account: 'ready', has_password: true });
  expect((await storedMember(member))?.email_confirmed_at).not.toBeNull();
  expect((await testAuth().getUser(member.id)).email).toBe(email);
  expect(statusAndCode(await readOwnProfile(member.token))).toEqual([401, 'session_ended']);
  expect((await readOwnProfile(answer.session?.access_token ?? '')).body.email).toBe(email);
  expect((await call(api.login, { body: { email: member.email, password } })).status).toBe(401);
  expect((await call(api.login, { body: { email, password } })).status).toBe(200);
  const rows = await auditRowsOf(member.id);
  expect(rows.map(({ action, fields }) => [action, fields])).toContainEqual([
    'contact_changed',
    ['email'],
  ]);
});

it('the change is told to the old address, whose link takes it back and ends the password of whoever knew it', async () => {
  const member = await storeMember(person, { ...approved, ...proved() });
  const { email, answer } = await change(member);
  expect([answer.status, answer.body.session]).toEqual([200, null]);
  const mail = await deliveredMail(member.email, ({ text }) => /from your account/.test(text));
  const body = { token: tokenInMail(mail, 'undo_email') };
  expect((await call(api.undoEmail, { body })).status).toBe(200);
  expect(await storedMember(member)).toMatchObject({ email: member.email, has_password: false });
  for (const address of [member.email, email]) {
    expect((await call(api.login, { body: { email: address, password } })).status).toBe(401);
  }
});

it('the change leaves the address unproved if the link is opened elsewhere, so that a stranger sees nothing', async () => {
  const member = await storeMember(person, { ...approved, ...proved() });
  const { email } = await change(member);
  expect((await storedMember(member))?.email_confirmed_at).toBeNull();
  const token = await newLinkToken('sign_in', { id: member.id, email });
  const { access_token } = await callOrThrow(api.verifyMagicLink, { body: { token } });
  expect((await readOwnProfile(access_token)).body).toMatchObject({ limited: true });
  expect(statusAndCode(await ask({ token: access_token }, uniqueEmail('more')))).toEqual([
    403,
    'birth_date_needed',
  ]);
});

it('the change leaves the address unproved if the link is opened in the session of somebody else', async () => {
  const [member, other] = [
    await storeMember(person, { ...approved, ...proved() }),
    await storeMember(person, { ...approved, ...proved() }),
  ];
  const { email, answer } = await change(member, other.token);
  expect([answer.status, answer.body.session]).toEqual([200, null]);
  expect(await storedMember(member)).toMatchObject({ email, email_confirmed_at: null });
});

it('the change is not made twice within seven days, so that the owner’s link gives back the owner’s address', async () => {
  const member = await storeMember(person, { ...approved, ...proved() });
  const { answer } = await change(member, member.token);
  const token = answer.body.session?.access_token ?? '';
  const again = await ask({ token }, uniqueEmail('again'));
  expect(statusAndCode(again)).toEqual([409, 'email_changed_lately']);
  expect((await storedMember(member))?.email_before).toMatchObject({ own: true });
  const until = Timestamp.fromMillis(Date.now() - 1);
  await putFields(member, { 'email_before.until': until });
  expect((await ask({ token }, uniqueEmail('again'))).status).toBe(200);
});

it('the change needs the password', async () => {
  const member = await storeMember(person, approved);
  for (const given of ['Wrong-Stripes-1897', '']) {
    const answer = await ask(member, uniqueEmail('next'), given);
    expect(statusAndCode(answer)).toEqual([400, 'current_password_wrong']);
  }
  const own = await ask(member, member.email);
  expect(own.body.errors).toEqual({ email: 'email_unchanged' });
});

it('the change needs a sign-in of a moment ago where there is no password', async () => {
  const member = await storeMember({ juventus_card: false }, { ...approved, has_password: false });
  expect((await ask(member, uniqueEmail('next'), '')).status).toBe(200);
  const row = { ...(await storedMember(member)), id: member.id } as never;
  const authTime = Date.now() / 1000 - 11 * 60;
  const caller = { kind: 'member', uid: member.id, member: row, session: 'member' } as const;
  await expect(
    askIn(serverContext(), { ...caller, authTime }, { email: uniqueEmail('next') }),
  ).rejects.toMatchObject({ code: 'sign_in_again' });
});

it('the change ends with the sessions: a new password or "log out everywhere" makes a waiting link worthless', async () => {
  for (const end of [
    ({ token }: BuiltMember) => call(api.logoutEverywhere, { token }),
    ({ token }: BuiltMember) =>
      call(api.changePassword, {
        token,
        body: { current_password: password, new_password: 'Zebra-Stripes-2027' },
      }),
  ]) {
    const member = await storeMember(person, approved);
    const email = uniqueEmail('next');
    expect((await ask(member, email)).status).toBe(200);
    expect((await end(member)).status).toBe(200);
    // The mail is delivered after the sessions have ended, so its link is younger than their end.
    const token = await linkMailedTo(email);
    expect(statusAndCode(await call(api.changeEmail, { body: { token } }))).toEqual(refused);
    expect((await storedMember(member))?.email).toBe(member.email);
  }
});

it('a change to an address of another member gets the same response, and a mail tells its owner', async () => {
  const [one, other] = [await storeMember(person, approved), await storeMember(person, approved)];
  const taken = await ask(one, other.email);
  const free = await ask(one, uniqueEmail('next'));
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  const mail = await deliveredMail(other.email, ({ subject }) => /account already/.test(subject));
  expect(mail.text).not.toContain(one.email);
  expect(mail.text).not.toMatch(/change_email=/);
  const { email } = await signInAdmin();
  expect((await ask(one, email)).body).toEqual(free.body);
  expect(await mailsTo(email)).toEqual([]);
});

it('the change is refused when the address was taken meanwhile, and the link stays', async () => {
  const [one, other] = [await storeMember(person, approved), await storeMember(person, approved)];
  const askedAt = Date.now();
  const token = await newLinkToken('change_email', { id: one.id, email: other.email }, { askedAt });
  const answer = await call(api.changeEmail, { body: { token } });
  expect(statusAndCode(answer)).toEqual([409, 'user_already_exists']);
  expect((await storedMember(one))?.email).toBe(one.email);
});

it('the change goes on where a process died after the transaction, and is done once by two clicks at once', async () => {
  const member = await storeMember(person, { ...approved, ...proved() });
  const email = uniqueEmail('next');
  const askedAt = Date.now();
  const token = await newLinkToken('change_email', { id: member.id, email }, { askedAt });
  const both = await Promise.all([1, 2].map(() => call(api.changeEmail, { body: { token } })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  await putFields(member, { account: 'pending' });
  await testAuth().updateUser(member.id, { email: member.email });
  const again = await newLinkToken('change_email', { id: member.id, email }, { askedAt });
  expect((await call(api.changeEmail, { body: { token: again } })).status).toBe(200);
  expect((await testAuth().getUser(member.id)).email).toBe(email);
  expect((await storedMember(member))?.account).toBe('ready');
  const told = (await mailsTo(member.email)).filter(({ text }) => /from your account/.test(text));
  expect(told.length).toBeLessThanOrEqual(1);
});

it('the change changes the address of those whom the member answers for', async () => {
  const member = await storeMember(person, { ...approved, has_family: true });
  const ward = await storeMember(person, { guardian_id: member.id, account: 'none' });
  await putFields(ward, { email: member.email });
  const { email } = await change(member);
  expect((await storedMember(ward))?.email).toBe(email);
});

it('the change is asked for five times a day at most', async () => {
  const member = await storeMember(person, approved);
  for (let i = 0; i < 5; i++) {
    expect((await ask(member, uniqueEmail('next'))).status).toBe(200);
  }
  const answer = await ask(member, uniqueEmail('next'));
  expect(statusAndCode(answer)).toEqual([429, 'rate_limited']);
});

it('the change is refused to admins', async () => {
  const { token } = await signInAdmin();
  expect(statusAndCode(await ask({ token }, uniqueEmail('next')))).toEqual([403, 'forbidden']);
});
