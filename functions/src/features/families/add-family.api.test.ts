import { randomUUID } from 'node:crypto';
import { type AddFamilyRequest, addFamily } from '@fanclub/contract/families/routes';
import { pick } from '@fanclub/contract/members/by-name';
import type { FamilyPerson } from '@fanclub/contract/registration/family-person';
import { type BuiltMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { call, statusAndCode } from '@fanclub/stories/tools/call';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { beforeEach, expect, it } from 'vitest';
import {
  aPerson,
  buildFamily,
  people,
  storedFamily,
  unlike,
  uploadsLike,
} from '../../../test/build-family.ts';
import { hasAccount, isStored, testDb } from '../../../test/firebase.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { settingsStaff } from '../../../test/settings-staff.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember, storedUpload } from '../../../test/stored.ts';

const staff = settingsStaff();
let nobodyElse: ReturnType<typeof unlike>;
let guardian: BuiltMember;
beforeEach(async () => {
  nobodyElse = unlike();
  guardian = await storeMember({ juventus_card: false, ...nobodyElse });
});

const send = (body: object, headers = {}, { token } = guardian) =>
  call(addFamily, { token, body, headers });
const add = async (change: Partial<AddFamilyRequest> = {}) => send(await buildFamily(change));

it('an addition gives everybody a row and an application of their own, with what is the guardian’s', async () => {
  const body = await buildFamily({
    people: [
      aPerson(pick(nobodyElse, ['last_name'])),
      aPerson({
        ...pick(nobodyElse, ['last_name']),
        first_name: 'Omid',
        pack_type: 'international',
      }),
    ],
  });
  const { status, body: answer } = await send(body);
  expect(status).toBe(201);
  expect(answer.family).toMatchObject([
    { first_name: 'Dana', request_status: 'submitted', total_price: 5, membership: null },
    { first_name: 'Omid', pack_type: 'international', total_price: 20, is_paid: false },
  ]);
  expect(answer.family.map(({ request_number }) => request_number)).toEqual(
    body.people.map(({ request_number }) => request_number),
  );
  for (const one of answer.family) {
    const row = await storedMember(one);
    expect(row).toMatchObject({
      guardian_id: guardian.id,
      account: 'none',
      email: guardian.email,
      email_confirmed_at: null,
      phone: nobodyElse.phone,
      country_of_residency: 'IR',
      postal_code: '1234567890',
      no_news: true,
      flags: [],
      receipt_also_used_by: [],
    });
    expect(await hasAccount(one.id)).toBe(false);
  }
  const profile = (await readOwnProfile(guardian.token)).body;
  expect(profile.family).toHaveLength(2);
  expect(profile.guardian_id).toBeNull();
  const locks = await testDb()
    .collection('member_emails')
    .where('uid', 'in', await storedFamily(guardian))
    .get();
  expect(locks.size).toBe(0);
});

it('an addition gives everybody a receipt of their own, made of the one that was sent', async () => {
  const body = await buildFamily({ people: people(3) });
  const { family } = (await send(body)).body;
  const uploads = await uploadsLike(body.receiptUrl);
  expect(uploads.map((row) => row.get('claimed_by')).sort()).toEqual(
    family.map(({ id }) => id).sort(),
  );
  const paths = uploads.map((row) => String(row.get('object_path')));
  expect(new Set(paths).size).toBe(3);
  expect(await Promise.all(paths.map(isStored))).toEqual([true, true, true]);
  expect((await storedUpload(body.receiptUrl))?.claimed_by).toBe(family[0]?.id);
});

it('an addition flags a receipt that somebody else came with, and none that their family came with', async () => {
  const bytes = await buildReceiptImage({ text: randomUUID() });
  await add({ receiptUrl: await uploadImage('receipt', bytes) });
  const { family } = (await add({ receiptUrl: await uploadImage('receipt', bytes) })).body;
  const stranger = await storeMember({ juventus_card: false });
  const sent = await buildFamily({
    people: [aPerson(pick(unlike(), ['last_name']))],
    receiptUrl: await uploadImage('receipt', bytes),
  });
  const theirs = (await send(sent, {}, stranger)).body.family;
  const [own, other] = await Promise.all([...family, ...theirs].map(storedMember));
  expect(own).toMatchObject({ receipt_also_used_by: [] });
  expect(own?.flags).not.toContain('same_receipt');
  expect(other?.receipt_also_used_by).toContain(family[0]?.request_number);
  expect(other?.flags).toContain('same_receipt');
  const used = { receiptUrl: guardian.receiptUrl };
  expect(statusAndCode(await add(used))).toEqual([409, 'upload_already_used']);
});

it('an addition flags whoever is somebody’s double, in the family too, and no shared phone', async () => {
  const dana = pick(unlike(), ['last_name']);
  const [first] = (await add({ people: [aPerson(dana)] })).body.family;
  const [again] = (await add({ people: [aPerson(dana)] })).body.family;
  const rows = await Promise.all([first, again].map((one) => storedMember({ id: one?.id ?? '' })));
  expect(rows.map((row) => row?.similar_to)).toEqual([[], [first?.request_number]]);
});

it('an addition replaces a number that is taken or stands twice, and keeps what was shown', async () => {
  const twice = aPerson({ request_number: 'JOFCI-7KQ2M9XC' });
  const known = aPerson({ request_number: guardian.requestNumber });
  const { family } = (await add({ people: [twice, twice, known] })).body;
  const numbers = family.map(({ request_number }) => request_number);
  expect(new Set([...numbers, guardian.requestNumber]).size).toBe(4);
  const rows = await Promise.all(family.map(storedMember));
  expect(rows.map((row) => row?.told_number ?? null)).toEqual([
    ...(numbers[0] === 'JOFCI-7KQ2M9XC' ? [null] : ['JOFCI-7KQ2M9XC']),
    'JOFCI-7KQ2M9XC',
    guardian.requestNumber,
  ]);
});

it('an addition keeps what somebody was shown where it is not what is due', async () => {
  const told = [aPerson({ expected_total: 5 }), aPerson({ expected_total: 9 })];
  const { family } = (await add({ people: told, expected_total: 14 })).body;
  const rows = await Promise.all(family.map(storedMember));
  expect(rows.map((row) => row?.told_total)).toEqual([null, 9]);
});

it.each([
  ['a child who is too old', { birth_date: '1990-01-01' }, 'people[0].birth_date', 'not_a_child'],
  ['somebody not born yet', { birth_date: '2099-01-01' }, 'people[0].birth_date', 'invalid_date'],
  ['a name in other letters', { first_name: 'دانا' }, 'people[0].first_name', 'latin_only'],
  [
    'a card without its document',
    { juventus_card: true },
    'people[0].passportUrl',
    'id_card_required',
  ],
  ['an e-mail of their own', { email: 'a@b.co' }, 'people[0].email', 'unknown_field'],
])('an addition refuses %s', async (_, change, field, problem) => {
  const answer = await add({ people: [aPerson(change as Partial<FamilyPerson>)] });
  expect([answer.status, answer.body.errors]).toMatchObject([400, { [field]: problem }]);
  expect(await storedFamily(guardian)).toEqual([]);
});

it('an addition takes a document for each card, and none for two people', async () => {
  const passportUrl = await uploadImage('passport');
  const card = { juventus_card: true, passportUrl };
  const both = await add({ people: people(2, card) });
  expect([both.status, both.body.errors]).toEqual([
    409,
    { 'people[1].passportUrl': 'upload_already_used' },
  ]);
  const { family } = (await add({ people: people(1, card) })).body;
  expect(family[0]?.total_price).toBe(20);
  expect((await storedUpload(passportUrl))?.claimed_by).toBe(family[0]?.id);
});

it('an addition takes people by the dozen from nobody, and nobody from none', async () => {
  expect((await add({ people: people(7) })).body.errors).toEqual({ people: 'too_long' });
  expect((await add({ people: [] })).body.errors).toEqual({ people: 'field_required' });
});

it('an addition is a member’s or an applicant’s, not a rejected one’s, and no admin’s', async () => {
  const body = await buildFamily();
  expect(statusAndCode(await send(body, {}, staff.owner as never))).toEqual([403, 'forbidden']);
  await putFields(guardian, { request_status: 'rejected' });
  expect(statusAndCode(await send(body))).toEqual([409, 'invalid_transition']);
  await putFields(guardian, { request_status: 'submitted' });
  expect((await send(body)).status).toBe(201);
});

it('an addition asks for the consents anew where a document has changed since', async () => {
  await putFields(guardian, { 'legal_record.versions.terms': '2020-01-01' });
  expect((await add()).body.errors).toEqual({ legal_consents: 'terms_privacy_required' });
  const { family } = (await add({ legal_consents: { terms: true, privacy: true } })).body;
  const [dana] = await Promise.all(family.map(storedMember));
  expect(dana?.legal_record?.versions.terms).not.toBe('2020-01-01');
  expect((await storedMember(guardian))?.legal_record?.versions.terms).not.toBe('2020-01-01');
});

it('an addition is closed when registration is', async () => {
  await testDb()
    .doc('settings/registration')
    .set({ closed: { value: true, since: new Date() } }, { merge: true });
  expect(statusAndCode(await add())).toEqual([403, 'registration_closed']);
});
