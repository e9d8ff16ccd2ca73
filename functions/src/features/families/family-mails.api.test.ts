import { api } from '@fanclub/contract/api';
import type { FamilyMember } from '@fanclub/contract/members/family';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { removeFields } from '@fanclub/stories/tools/stored-fields';
import { beforeEach, expect, it } from 'vitest';
import { prepareMail } from '#features/mail/prepare-mail';
import { serverContext } from '#platform/context';
import { aPerson, buildFamily } from '../../../test/build-family.ts';
import { testDb } from '../../../test/firebase.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields } from '../../../test/stored.ts';

let guardian: BuiltMember;
let family: FamilyMember[];
beforeEach(async () => {
  guardian = await storeMember({ juventus_card: false, first_name: 'Parisa' });
  const body = await buildFamily({ people: [aPerson(), aPerson({ first_name: 'Omid' })] });
  ({ family } = await callOrThrow(api.addFamily, { token: guardian.token, body }));
});

const prepared = async (id: string, kind: string) => {
  const mail = (await mailsAbout(id)).find(({ message }) => message.template === kind);
  if (!mail) throw new Error(`no ${kind}`);
  return prepareMail(serverContext(), mail);
};

it('the guardian gets one mail for all applications', async () => {
  const mail = await prepared(guardian.id, 'family_received');
  expect(mail).toMatchObject({ to: guardian.email, content: { greeting: 'Hello Parisa,' } });
  const facts = mail?.content.facts.map(({ value }) => value) ?? [];
  expect(facts).toHaveLength(2);
  for (const [i, { first_name, request_number }] of family.entries()) {
    expect(facts[i]).toContain(first_name);
    expect(facts[i]).toContain(request_number);
  }
  const about = await Promise.all(family.map(({ id }) => mailsAbout(id)));
  expect(about.flat().map(({ message }) => message.template)).not.toContain('family_received');
});

it('a mail goes to the guardian’s address, name and language of today, and says whom it is about', async () => {
  const { token } = await signInAdmin();
  const [dana] = family;
  const id = dana?.id ?? '';
  await call(api.approveUser, { token, params: { id }, body: {} });
  await call(api.updateContact, { token: guardian.token, body: { language: 'it' } });
  await putFields(guardian, { email: 'new@example.test' });
  const mail = await prepared(id, 'application_approved');
  expect(mail).toMatchObject({
    to: 'new@example.test',
    content: {
      language: 'it',
      greeting: 'Ciao Parisa,',
      card: { name: 'Dana', requestNumber: dana?.request_number },
    },
  });
  expect(mail?.content.facts[0]).toMatchObject({ label: 'A nome di' });
  expect(mail?.content.facts[0]?.value).toContain('Dana Rossi');
});

it('a mail has a link that opens the guardian’s session, and leads to whom it is about', async () => {
  const { token } = await signInAdmin();
  const [{ id } = { id: '' }] = family;
  await call(api.requestItems, { token, params: { id }, body: { items: ['receipt'] } });
  const mail = await prepared(id, 'items_requested');
  expect(mail?.content.action?.url).toMatch(new RegExp(`&to=fix&for=${id}$`));
  const links = await testDb().collection('login_links').where('uid', '==', guardian.id).get();
  expect(links.docs.map((row) => row.get('kind'))).toContain('application');
  const own = await testDb().collection('login_links').where('uid', '==', id).get();
  expect(own.size).toBe(0);
});

it('a mail is not sent once that person is gone', async () => {
  const [{ id } = { id: '' }] = family;
  const { token } = await signInAdmin();
  await call(api.approveUser, { token, params: { id }, body: {} });
  const mail = (await mailsAbout(id))[0];
  await removeFields(id);
  expect(mail && (await prepareMail(serverContext(), mail))).toBeNull();
});
