import { api } from '@fanclub/contract/api';
import type { LinkKind } from '@fanclub/contract/links/link-kinds';
import {
  approved,
  type BuiltMember,
  uniqueEmail,
  usualBirthDate,
} from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { removeFields } from '@fanclub/stories/tools/stored-fields';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#platform/app-error';
import { serverContext } from '#platform/context';
import { linksOf, loginLinkDoc } from '#repositories/login-links';
import { setMemberFields } from '#repositories/members';
import { testDb } from '../../../test/firebase.ts';
import { newLinkToken } from '../../../test/link-tokens.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';
import { consumeLink } from './consume-link.ts';

const person = { juventus_card: false };
const kinds: LinkKind[] = ['sign_in', 'application', 'confirm', 'reset', 'own_account', 'not_me'];

/** What people and mail programs make of a token. */
const copies: ((token: string) => string)[] = [
  (token) => `${token}.`,
  (token) => ` ${token}> `,
  (token) => `${token}\u200e`,
  (token) => `3D${token.slice(0, 9)}=\r\n${token.slice(9)}`,
  (token) => `${token}&utm_source=x`,
];

/** Uses a link by calling the route for its kind. */
function use(kind: LinkKind, token: string) {
  if (kind === 'reset') {
    return call(api.resetPassword, { body: { token, birth_date: usualBirthDate } });
  }
  if (kind === 'own_account') {
    const legal_consents = { terms: true, privacy: true };
    const body = { token, language: 'en', legal_consents, birth_date: usualBirthDate };
    return call(api.openOwnAccount, { body });
  }
  if (kind === 'change_email') return call(api.changeEmail, { body: { token } });
  if (kind === 'undo_email') return call(api.undoEmail, { body: { token } });
  return call(kind === 'not_me' ? api.notMe : api.verifyMagicLink, { body: { token } });
}

const refusalOf = (kind: LinkKind) =>
  kind === 'reset' ? 'invalid_reset_link' : 'invalid_login_link';
const statusOf = async (kind: LinkKind, token: string) => (await use(kind, token)).status;

async function expectRefused(kind: LinkKind, token: string): Promise<void> {
  const answer = await use(kind, token);
  expect([answer.status, answer.body.code]).toEqual([400, refusalOf(kind)]);
}

describe.each(kinds)('a %s link', (kind) => {
  let member: BuiltMember;
  beforeAll(async () => {
    member = await storeMember(person, approved);
  });

  it('works once', async () => {
    const token = await newLinkToken(kind, member);
    expect(await statusOf(kind, token)).toBe(200);
    await expectRefused(kind, token);
  });

  it('works as people copy it', async () => {
    for (const copied of copies) {
      const token = await newLinkToken(kind, member);
      expect(await statusOf(kind, copied(token)), copied('T')).toBe(200);
    }
  });

  it('works for one of two who use it at once', async () => {
    const token = await newLinkToken(kind, member);
    const answers = await Promise.all([use(kind, token), use(kind, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('ends with its time', async () => {
    const token = await newLinkToken(kind, member);
    await loginLinkDoc(testDb(), token).update({ expires_at: Timestamp.now() });
    await expectRefused(kind, token);
  });

  it('works nowhere but where its kind belongs', async () => {
    const token = await newLinkToken(kind, member);
    const signsIn = (name: LinkKind) => ['sign_in', 'application', 'confirm'].includes(name);
    const others = kinds.filter((other) => other !== kind && !(signsIn(other) && signsIn(kind)));
    for (const other of others) await expectRefused(other, token);
    expect(await statusOf(kind, token)).toBe(200);
  });

  it('is valid beside two others of its kind; one more ends the oldest', async () => {
    const tokens: string[] = [];
    for (let i = 0; i < 4; i++) tokens.push(await newLinkToken(kind, member));
    const [oldest = '', ...valid] = tokens;
    const rows = await testDb().getAll(...tokens.map((token) => loginLinkDoc(testDb(), token)));
    expect(rows.map((row) => row.exists)).toEqual([false, true, true, true]);
    await expectRefused(kind, oldest);
    expect(await statusOf(kind, String(valid[1]))).toBe(200);
    // Using a link makes the member's other links of its kind invalid.
    await expectRefused(kind, String(valid[0]));
    await expectRefused(kind, String(valid[2]));
  });

  it('a refused link ends no other of its kind', async () => {
    const before = { ...member, email: uniqueEmail('before') };
    const stale = await newLinkToken(kind, before, { offer: 'taken-back' });
    const token = await newLinkToken(kind, member);
    await expectRefused(kind, stale);
    expect(await statusOf(kind, token)).toBe(200);
  });

  it('stays three of a kind when many mails go out at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => newLinkToken(kind, member)));
    const { docs } = await linksOf(testDb(), member.id).get();
    const unused = docs.map((row) => row.data()).filter(({ used_at }) => used_at === null);
    expect(unused.filter((link) => link.kind === kind)).toHaveLength(3);
  });

  it('opens nothing once its address is not the member’s any more', async () => {
    const token = await newLinkToken(kind, member);
    await putFields(member, { email: uniqueEmail('moved'), not_me_at: null });
    await expectRefused(kind, token);
    expect((await storedMember(member))?.not_me_at).toBeNull();
  });

  it('ends with the member', async () => {
    const token = await newLinkToken(kind, member);
    await removeFields(member.id);
    expect(await statusOf(kind, token)).not.toBe(200);
  });
});

describe('links', () => {
  const linksOf = async (member: BuiltMember): Promise<Record<LinkKind, string>> => ({
    sign_in: await newLinkToken('sign_in', member),
    application: await newLinkToken('application', member),
    confirm: await newLinkToken('confirm', member),
    reset: await newLinkToken('reset', member),
    not_me: await newLinkToken('not_me', member),
    change_email: await newLinkToken('change_email', member),
    undo_email: await newLinkToken('undo_email', member),
    own_account: await newLinkToken('own_account', member),
  });

  it('links of one kind do not end those of another', async () => {
    const links = await linksOf(await storeMember(person, approved));
    for (const kind of kinds) {
      expect(await statusOf(kind, links[kind]), kind).toBe(200);
    }
  });

  it('the link to the application ends with "this was not me"', async () => {
    const links = await linksOf(await storeMember(person, approved));
    expect(await statusOf('not_me', links.not_me)).toBe(200);
    await expectRefused('application', links.application);
    await expectRefused('confirm', links.confirm);
  });

  it('are not used by opening their page', async () => {
    const token = await newLinkToken('sign_in', await storeMember(person, approved));
    const page = `${process.env.PUBLIC_URL}/login?token=${token}`;
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect((await fetch(page, { method })).status).toBe(200);
    }
    expect(await statusOf('sign_in', token)).toBe(200);
  });

  it('a sign-in link opens nothing before approval, and is not used up by trying', async () => {
    const member = await storeMember(person);
    const token = await newLinkToken('sign_in', member);
    const early = await use('sign_in', token);
    expect([early.status, early.body.code]).toEqual([403, 'account_not_approved']);
    await putFields(member, { request_status: 'rejected' });
    expect((await use('sign_in', token)).body.code).toBe('account_rejected');
    await putFields(member, approved);
    expect(await statusOf('sign_in', token)).toBe(200);
  });

  it('a token that nobody was sent is refused', async () => {
    for (const kind of kinds) await expectRefused(kind, 'x'.repeat(32));
    const empty = await call(api.verifyMagicLink, { body: { token: '' } });
    expect([empty.status, empty.body.errors]).toEqual([400, { token: 'field_required' }]);
  });

  it('a link that is deleted while it is being used leaves the answer what it was', async () => {
    const member = await storeMember(person, approved);
    const useAndDelete = (token: string, end: () => string) =>
      consumeLink(serverContext(), token, ['sign_in'], async () => {
        await loginLinkDoc(testDb(), token).delete();
        return end();
      });
    expect(await useAndDelete(await newLinkToken('sign_in', member), () => 'done')).toBe('done');
    const refusal = useAndDelete(await newLinkToken('sign_in', member), () => {
      throw new AppError('invalid_login_link');
    });
    await expect(refusal).rejects.toMatchObject({ code: 'invalid_login_link' });
  });

  it('a link whose member is deleted while it is being used opens nothing', async () => {
    const member = await storeMember(person, approved);
    const opened = consumeLink(
      serverContext(),
      await newLinkToken('sign_in', member),
      ['sign_in'],
      async () => {
        await removeFields(member.id);
        const { id, requestNumber: request_number } = member;
        await setMemberFields(testDb(), { id, request_number }, { has_password: false });
      },
    );
    expect(await opened).toBeNull();
  });

  it('a link whose use died half-way works again after a minute', async () => {
    const token = await newLinkToken('sign_in', await storeMember(person, approved));
    const row = loginLinkDoc(testDb(), token);
    await row.update({ claimed_until: Timestamp.fromMillis(Date.now() + 30_000) });
    await expectRefused('sign_in', token);
    await row.update({ claimed_until: Timestamp.fromMillis(Date.now() - 1) });
    expect(await statusOf('sign_in', token)).toBe(200);
  });
});
