import { rejectUser, updateUser } from '@fanclub/contract/admin/routes';
import { usualEmailChanges } from '@fanclub/contract/http/limits';
import { proveBirthDate, undoEmail, verifyMagicLink } from '@fanclub/contract/links/routes';
import { exportOwnData } from '@fanclub/contract/own-data/routes';
import {
  approved,
  type BuiltMember,
  uniqueEmail,
  usualBirthDate,
} from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { type CaughtMail, mailsTo } from '@fanclub/stories/tools/mailbox';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { passwordDoc } from '#repositories/passwords';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { testAuth, testDb } from '../../../test/firebase.ts';
import { newLinkToken, tokenInMail } from '../../../test/link-tokens.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';

const person = { juventus_card: false, password: 'Zebra-Stripes-1897' };
const proved = () => ({ email_confirmed_at: Timestamp.now() });
const refused = [400, 'invalid_login_link'];

const isChange = ({ subject }: CaughtMail) => /e-mail of your membership was changed/.test(subject);

/** Changes a member's e-mail in the name of an admin; returns the new e-mail. */
async function move({ id }: { id: string }, token: string): Promise<string> {
  const email = uniqueEmail('moved');
  await callOrThrow(updateUser, { params: { id }, token, body: { email } });
  return email;
}

const undo = (token: string) => call(undoEmail, { body: { token } });
const linkOf = (member: BuiltMember) => newLinkToken('undo_email', member);

it('an e-mail that staff change is told to the old address, whose link gives it back with its proof, and staff see it', async () => {
  const member = await storeMember(person, { ...approved, ...proved() });
  const moved = await move(member, (await signInAdmin()).token);
  const mail = await deliveredMail(member.email, isChange);
  expect((await undo(tokenInMail(mail, 'undo_email'))).status).toBe(200);
  expect(await storedMember(member)).toMatchObject({
    email: member.email,
    account: 'ready',
    has_password: true,
    flags: ['not_me'],
    email_before: null,
  });
  expect((await storedMember(member))?.email_confirmed_at).not.toBeNull();
  expect((await testAuth().getUser(member.id)).email).toBe(member.email);
  expect((await auditRowsOf(member.id)).map(({ action }) => action)).toContain('undo_email');
  const opened = await newLinkToken('sign_in', { id: member.id, email: moved });
  const answer = await call(verifyMagicLink, { body: { token: opened } });
  expect(statusAndCode(answer)).toEqual(refused);
});

it('an e-mail that staff change opens to the new mailbox no more than state and number', async () => {
  const member = await storeMember(person, { ...approved, ...proved() });
  const email = await move(member, (await signInAdmin()).token);
  const token = await newLinkToken('sign_in', { id: member.id, email });
  const { access_token } = await callOrThrow(verifyMagicLink, { body: { token } });
  expect((await readOwnProfile(access_token)).body).toMatchObject({ limited: true });
  const answer = await call(exportOwnData, { token: access_token });
  expect(statusAndCode(answer)).toEqual([403, 'birth_date_needed']);
});

it('an e-mail that staff change gives back what somebody took with the birth date, and ends their session and password', async () => {
  const member = await storeMember(person, proved());
  const reviewer = await signInAdmin(undefined, 'open', 'reviewer');
  const email = await move(member, reviewer.token);
  const token = await newLinkToken('application', { id: member.id, email });
  const limited = (await callOrThrow(verifyMagicLink, { body: { token } })).access_token;
  const body = { birth_date: usualBirthDate };
  const thief = (await callOrThrow(proveBirthDate, { body, token: limited })).access_token;
  expect((await undo(await linkOf(member))).status).toBe(200);
  expect(statusAndCode(await readOwnProfile(thief))).toEqual([401, 'session_ended']);
  expect(await storedMember(member)).toMatchObject({ email: member.email, has_password: false });
  expect((await passwordDoc(testDb(), member.id).get()).exists).toBe(false);
});

it('an e-mail that staff change goes back by the first address only, whatever it becomes next, and only once', async () => {
  const member = await storeMember(person, proved());
  const { token } = await signInAdmin();
  const second = await move(member, token);
  await move(member, token);
  expect((await mailsTo(second)).filter(isChange)).toEqual([]);
  const { id } = member;
  const ofSecond = await newLinkToken('undo_email', { id, email: second });
  expect(statusAndCode(await undo(ofSecond))).toEqual(refused);
  const link = await linkOf(member);
  expect((await undo(link)).status).toBe(200);
  expect(statusAndCode(await undo(link))).toEqual(refused);
  expect((await storedMember(member))?.email).toBe(member.email);
});

it('an e-mail that staff change stays once seven days are over', async () => {
  const member = await storeMember(person, proved());
  const email = await move(member, (await signInAdmin()).token);
  const until = Timestamp.fromMillis(Date.now() - 1);
  await putFields(member, { 'email_before.until': until });
  expect(statusAndCode(await undo(await linkOf(member)))).toEqual(refused);
  expect((await storedMember(member))?.email).toBe(email);
});

it('an admin who changes e-mails is an owner where there is a membership', async () => {
  const member = await storeMember(person, approved);
  const reviewer = await signInAdmin(undefined, 'open', 'reviewer');
  const answer = await call(updateUser, {
    params: { id: member.id },
    token: reviewer.token,
    body: { email: uniqueEmail('mine') },
  });
  expect(statusAndCode(answer)).toEqual([403, 'role_not_allowed']);
  expect((await storedMember(member))?.email).toBe(member.email);
  const other = {
    params: { id: member.id },
    token: reviewer.token,
    body: { first_name: 'Nora' },
  };
  expect((await call(updateUser, other)).status).toBe(200);
});

it('an admin who changes e-mails is an owner for a member whom a reviewer has rejected a moment ago, too', async () => {
  const member = await storeMember(person, approved);
  const { token } = await signInAdmin(undefined, 'open', 'reviewer');
  const params = { id: member.id };
  await callOrThrow(rejectUser, { params, token, body: { reason: 'x' } });
  const answer = await call(updateUser, { params, token, body: { email: uniqueEmail('mine') } });
  expect(statusAndCode(answer)).toEqual([403, 'role_not_allowed']);
  expect((await storedMember(member))?.email).toBe(member.email);
});

it('an admin who changes e-mails is written down after more than five in a day', async () => {
  const { token, email } = await signInAdmin();
  const member = await storeMember(person);
  const rows = async () =>
    (await testDb().collection('audit').where('admin_email', '==', email).get()).docs.filter(
      (row) => row.get('action') === 'many_email_changes',
    );
  for (let i = 0; i < usualEmailChanges.count; i++) await move(member, token);
  expect(await rows()).toHaveLength(0);
  await move(member, token);
  expect(await rows()).toHaveLength(1);
});
