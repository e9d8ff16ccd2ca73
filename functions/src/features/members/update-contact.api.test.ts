import { accountLimits } from '@fanclub/contract/http/limits';
import { updateContact } from '@fanclub/contract/members/routes';
import { approved } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { signInReviewer } from '../../../test/reviewer.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';

const change = (token: string, body: object) => call(updateContact, { body, token });

it.each([
  ['under review', {}],
  ['approved', approved],
])(
  'the contact is kept up to date by a member %s, and the audit names the fields',
  async (_, stored) => {
    const member = await storeMember({ juventus_card: false }, stored);
    const { version = 0 } = (await storedMember(member)) ?? {};
    const answer = await change(member.token, {
      country_of_residency: 'IT',
      address_of_residency: ' Via Garibaldi 3 ',
      postal_code: '۱۰۱۲۲',
      phone: '0039 333 765 4321',
      language: 'it',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      address_of_residency: 'Via Garibaldi 3',
      postal_code: '10122',
      phone: '+393337654321',
      language: 'it',
    });
    expect((await storedMember(member))?.version).toBe(version + 1);
    const rows = await auditRowsOf(member.id);
    const fields = ['address_of_residency', 'country_of_residency', 'language', 'phone'];
    expect(rows.filter(({ action }) => action === 'contact_changed')).toMatchObject([
      { admin_email: null, fields: [...fields, 'postal_code'] },
    ]);
  },
);

it('the route keeps for the review what stood there at the last decision, of who is no member yet', async () => {
  const member = await storeMember({ juventus_card: false });
  const admin = await signInReviewer();
  const ownChanges = async () => (await storedMember(member))?.own_changes;
  const { phone: first } = (await storedMember(member)) ?? {};
  for (const phone of ['+393337654321', '+393337654322']) await change(member.token, { phone });
  expect(await ownChanges()).toMatchObject([{ field: 'phone', before: first }]);
  await admin.approve(member);
  expect(await ownChanges()).toEqual([]);
  await admin.undo(member);
  expect(await ownChanges()).toMatchObject([{ field: 'phone', before: first }]);
  await admin.approve(member);
  await change(member.token, { phone: '+393337654323' });
  expect(await ownChanges()).toEqual([]);
});

it('the route writes nothing where nothing is new', async () => {
  const member = await storeMember({ juventus_card: false });
  const before = await storedMember(member);
  const { language, phone } = before ?? {};
  expect((await change(member.token, { language, phone })).status).toBe(200);
  expect(await storedMember(member)).toEqual(before);
  expect(await auditRowsOf(member.id)).toEqual([]);
});

it('the route judges phone and postal code by the country they are of', async () => {
  const member = await storeMember({ juventus_card: false });
  const { status, body } = await change(member.token, { country_of_residency: 'IT' });
  expect([status, body.errors]).toEqual([400, { postal_code: 'invalid_postal_code' }]);
});

it(`the route takes ${accountLimits.contact.count} changes an hour of one member`, async () => {
  const member = await storeMember({ juventus_card: false });
  const { count } = accountLimits.contact;
  const answers = await Promise.all(
    Array.from({ length: count + 3 }, () => change(member.token, {})),
  );
  const heard = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ body }) => body.code === 'rate_limited');
  expect([heard.length, refused.length]).toEqual([count, 3]);
  const other = await storeMember({ juventus_card: false });
  expect((await change(other.token, {})).status).toBe(200);
});

it('the route changes no name, and is not for admins', async () => {
  const member = await storeMember({ juventus_card: false });
  const { body } = await change(member.token, { first_name: 'Nora' });
  expect(body.errors).toEqual({ first_name: 'unknown_field' });
  const admin = await signInAdmin();
  const answer = await change(admin.token, { phone: '+393331234567' });
  expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
});
