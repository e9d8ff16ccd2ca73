import { approveUser } from '@fanclub/contract/admin/routes';
import { addFamily, type RenewFamilyRequest, renewFamily } from '@fanclub/contract/families/routes';
import type { FamilyMember } from '@fanclub/contract/members/family';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { type BuiltMember, uploadImage } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { beforeEach, expect, it } from 'vitest';
import { aPerson, buildFamily, uploadsLike } from '../../../test/build-family.ts';
import { buildSeason } from '../../../test/build-season.ts';
import { testDb } from '../../../test/firebase.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { settingsStaff } from '../../../test/settings-staff.ts';
import { storeMember } from '../../../test/store-member.ts';
import {
  putFields,
  storedApplications,
  storedMember,
  storedSeasons,
} from '../../../test/stored.ts';

const staff = settingsStaff();
const season = '2081/82';

let guardian: BuiltMember;
let family: FamilyMember[];
beforeEach(async () => {
  guardian = await storeMember({ juventus_card: false, pack_type: 'base' });
  const two = [aPerson(), aPerson({ first_name: 'Omid', pack_type: 'base' })];
  const body = await buildFamily({ people: two });
  ({ family } = await callOrThrow(addFamily, { token: guardian.token, body }));
  const { token } = staff.owner;
  for (const { id } of [guardian, ...family]) {
    await callOrThrow(approveUser, { token, params: { id }, body: {} });
  }
  await buildSeason({ label: season });
  await testDb().doc('settings/registration').set({ season }, { merge: true });
});

type Asked = Partial<RenewFamilyRequest['people'][number]>;
const asked = ({ id }: { id: string }, change: Asked = {}) => ({
  id,
  pack_type: 'base' as const,
  juventus_card: false,
  request_number: drawRequestNumber(),
  ...change,
});
async function request(
  people = [guardian, ...family].map((one) => asked(one)),
): Promise<RenewFamilyRequest> {
  const { people: _, ...shared } = await buildFamily();
  return { ...shared, people, season };
}
const send = (body: object, { token } = guardian) => call(renewFamily, { token, body });
const seasons = () =>
  Promise.all([guardian, ...family].map(async (one) => (await storedMember(one))?.season));

it('a family renews with one receipt, beside the memberships that hold', async () => {
  const body = await request();
  const { status, body: answer } = await send(body);
  expect(status).toBe(201);
  expect(answer.family).toMatchObject(
    body.people.map(({ id, request_number }) => ({
      id,
      request_number,
      season,
      request_status: 'submitted',
      is_paid: false,
      membership: { season: family[0]?.season },
    })),
  );
  const uploads = await uploadsLike(body.receiptUrl);
  expect(uploads.map((row) => row.get('claimed_by')).sort()).toEqual(
    body.people.map(({ id }) => id).sort(),
  );
  for (const { id } of answer.family) {
    expect(await storedSeasons({ id })).toHaveLength(1);
    expect(await storedMember({ id })).toMatchObject({ receipt_also_used_by: [], season });
  }
  const told = (await mailsAbout(guardian.id)).filter(
    ({ message }) => message.template === 'family_received',
  );
  expect(told.at(-1)?.message.data).toEqual({ people: answer.family.map(({ id }) => id) });
});

it('a renewal of the guardian alone is announced as one application', async () => {
  expect((await send(await request([asked(guardian)]))).status).toBe(201);
  const templates = (await mailsAbout(guardian.id)).map(({ message }) => message.template);
  expect(templates.at(-1)).toBe('application_received');
});

it('a renewal is one however often it is sent', async () => {
  const body = await request();
  const [first, again] = [await send(body), await send(body)];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect((await uploadsLike(body.receiptUrl)).length).toBe(3);
  expect(statusAndCode(await send(await request()))).toEqual([409, 'already_renewed']);
});

it('two renewals at once keep one', async () => {
  const bodies = await Promise.all([request(), request()]);
  const answers = await Promise.all(bodies.map((body) => send(body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [dana = { id: '' }] = family;
  expect(await storedApplications(dana)).toHaveLength(2);
});

it('a renewal is all of them or none', async () => {
  const [dana = { id: '' }, omid = { id: '' }] = family;
  const before = await seasons();
  await putFields(omid, { request_status: 'submitted' });
  expect(statusAndCode(await send(await request()))).toEqual([409, 'invalid_transition']);
  expect(await seasons()).toEqual(before);
  expect((await send(await request([asked(dana)]))).status).toBe(201);
  expect(await seasons()).toEqual([before[0], season, before[2]]);
});

it.each([
  ['somebody else’s family', 404, 'user_not_found'],
  ['another season than the current one', 409, 'season_changed'],
])('a renewal refuses %s', async (what, status, code) => {
  const stranger = await storeMember({ juventus_card: false });
  const body = await request(family.map((one) => asked(one)));
  const isForeign = what.includes('family');
  const answer = await send(
    isForeign ? body : { ...body, season: '2099/00' },
    isForeign ? stranger : guardian,
  );
  expect(statusAndCode(answer)).toEqual([status, code]);
  const nobody = await request([asked({ id: 'nobody' })]);
  expect(statusAndCode(await send(nobody))).toEqual([404, 'user_not_found']);
});

it('a renewal holds a child to the age of the package, and asks for the document of a new card', async () => {
  const [, omid = { id: '' }] = family;
  await putFields(omid, { birth_date: '2000-01-01' });
  const child = await send(await request([asked(omid, { pack_type: 'under_5' })]));
  expect(child.body.errors).toEqual({ 'people[0].pack_type': 'not_a_child' });
  const card = await request([asked(omid, { juventus_card: true })]);
  expect((await send(card)).body.errors).toEqual({ 'people[0].passportUrl': 'id_card_required' });
  const passportUrl = await uploadImage('passport');
  const whole = await request([asked(omid, { juventus_card: true, passportUrl })]);
  expect((await send(whole)).status).toBe(201);
  const twice = await request([asked(omid), asked(omid)]);
  expect((await send(twice)).body.errors).toEqual({ people: 'invalid_value' });
});

it('a renewal asks for the consents anew where a document has changed since', async () => {
  const [dana = { id: '' }] = family;
  await putFields(dana, { 'legal_record.versions.terms': '2020-01-01' });
  const body = await request([asked(dana)]);
  expect((await send(body)).body.errors).toEqual({ legal_consents: 'terms_privacy_required' });
  const legal_consents = { terms: true, privacy: true };
  expect((await send({ ...body, legal_consents })).status).toBe(201);
  expect((await storedMember(dana))?.legal_record?.versions.terms).not.toBe('2020-01-01');
});
