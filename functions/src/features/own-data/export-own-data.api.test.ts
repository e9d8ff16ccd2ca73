import { api } from '@fanclub/contract/api';
import { legalVersions } from '@fanclub/contract/registration/consents';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, expect, it } from 'vitest';
import { memberCaller } from '#pipeline/caller';
import { serverContext } from '#platform/context';
import { findPerson } from '#repositories/members';
import { buildFamily } from '../../../test/build-family.ts';
import { testBucket, testDb } from '../../../test/firebase.ts';
import { readZip } from '../../../test/read-files.ts';
import { halfShipping, storeCode } from '../../../test/store-card.ts';
import { storeMember } from '../../../test/store-member.ts';
import { exportOwnData as exportOf } from './export-own-data.ts';

let admin: BuiltAdmin;
let member: BuiltMember;
let code = '';
beforeAll(async () => {
  admin = await signInAdmin();
  code = await storeCode();
  member = await buildMember({
    promo_code: code,
    expected_total: 31,
    legal_consents: { terms: true, privacy: true, dpa: true },
  });
  const id = String(member.passportUrl).slice('/api/files/'.length);
  await call(api.getFile, { params: { id }, token: admin.token });
  await call(api.approveUser, { params: { id: member.id }, body: {}, token: admin.token });
});

const take = ({ token }: { token: string }) => call(api.exportOwnData, { token });

/** The export of each account, by token. The tests share it, because an account may make only three exports an hour. */
const taken = new Map<string, ReturnType<typeof take>>();
function takeOnce(of: { token: string }) {
  const made = taken.get(of.token) ?? take(of);
  taken.set(of.token, made);
  return made;
}
async function dataOf(of: { token: string }) {
  return JSON.parse(String(readZip((await takeOnce(of)).bytes).get('data.json')));
}

it('the export is one archive, of the data and of both images', async () => {
  const answer = await takeOnce(member);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="membership-${member.requestNumber}.zip"`,
  );
  const files = readZip(answer.bytes);
  expect([...files.keys()].sort()).toEqual(['data.json', 'passport.jpg', 'receipt.jpg']);
  const [upload] = (
    await testDb().collection('uploads').where('claimed_by', '==', member.id).get()
  ).docs.filter((row) => row.get('file_type') === 'passport');
  const [stored] = await testBucket().file(upload?.get('object_path')).download();
  expect(files.get('passport.jpg')?.equals(stored)).toBe(true);
});

it('the export has a folder for everybody whom the member answers for, without what is the guardian’s', async () => {
  const guardian = await buildMember({ juventus_card: false });
  await call(api.addFamily, { token: guardian.token, body: await buildFamily() });
  const files = readZip((await take(guardian)).bytes);
  expect([...files.keys()].sort()).toEqual(
    ['data.json', 'family-1/data.json', 'family-1/receipt.jpg', 'receipt.jpg'].sort(),
  );
  const dana = JSON.parse(String(files.get('family-1/data.json')));
  expect(dana.profile).toMatchObject({ first_name: 'Dana', guardian_id: guardian.id });
  expect(dana).toMatchObject({ account: null, mails: [], sign_in_links: [], reminder: null });
  const stranger = await buildMember({ juventus_card: false });
  expect(readZip((await take(stranger)).bytes).size).toBe(2);
});

it('the export tells which version of each document was agreed to, in which language, when', async () => {
  const { consents } = await dataOf(member);
  const given = Object.fromEntries(
    consents.map((consent: { document: string; given: boolean }) => [
      consent.document,
      consent.given,
    ]),
  );
  expect(given).toEqual({ terms: true, privacy: true, cookies: false, dpa: true });
  for (const { document, version, language, at } of consents) {
    expect(version).toBe(legalVersions[document as 'terms']);
    expect(language).toBe('en');
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
  }
});

it('the export tells what the profile does not: what was told, mails, account, and who looked', async () => {
  const data = await dataOf(member);
  expect(data.profile).toMatchObject({ id: member.id, promo_code: code });
  expect(data.further).toMatchObject({ told_total: 31, told_rial: null });
  expect(data.further.price_list.packages).toBeTruthy();
  expect(data.mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'application_approved',
    'application_received',
  ]);
  expect(data.account.ways_to_sign_in).toBeTruthy();
  const own = await storeCode({ ...halfShipping, email: member.email });
  taken.clear();
  expect((await dataOf(member)).own_promo_codes).toEqual([own]);
  expect(data.documents).toHaveLength(2);
  expect(data.club_cards).toMatchObject([{ season: data.profile.season, state: 'to_print' }]);
  expect(data.history.map(({ action }: { action: string }) => action)).toEqual([
    'view_passport',
    'approve',
    'view_case',
  ]);
});

it('the export names nobody else, and nothing that only the server needs', async () => {
  const other = await buildMember(
    { juventus_card: false },
    { receipt_also_used_by: [member.requestNumber] },
  );
  const theirs = JSON.stringify(await dataOf(other));
  expect(theirs).not.toContain(member.requestNumber);
  const own = JSON.stringify(await dataOf(member));
  for (const text of [admin.email, 'search_keys', 'fingerprint', 'object_path', 'member_hash']) {
    expect(own).not.toContain(text);
  }
});

it('the export says that the version is not known of a member whom staff entered', async () => {
  const old = await buildMember({ juventus_card: false }, { legal_record: null });
  const { consents } = await dataOf(old);
  expect(consents[0]).toMatchObject({ document: 'terms', given: true, version: null });
});

it('the export goes without an image that is gone', async () => {
  const lost = await buildMember({ juventus_card: false });
  const uploads = await testDb().collection('uploads').where('claimed_by', '==', lost.id).get();
  await testBucket().file(uploads.docs[0]?.get('object_path')).delete();
  expect([...readZip((await take(lost)).bytes).keys()]).toEqual(['data.json']);
});

it('the export opens an image only when the one before it was taken', async () => {
  const { id } = await storeMember();
  const context = serverContext();
  const member = await findPerson(context.db, id);
  if (!member) throw new Error('not stored');
  const caller = memberCaller(member, 'registration');
  const opened: string[] = [];
  const bucket = testBucket();
  const watched = Object.assign(Object.create(bucket), {
    file: (path: string) => {
      opened.push(path);
      return bucket.file(path);
    },
  });
  const zip = exportOf({ ...context, bucket: () => watched }, caller)[Symbol.asyncIterator]();
  await zip.next();
  expect(opened).toHaveLength(1);
  while (!(await zip.next()).done);
  expect(opened).toHaveLength(2);
});

it('the export is made three times an hour for one account, and then refused', async () => {
  const { token } = await storeMember();
  for (let i = 0; i < 3; i++) expect((await take({ token })).status).toBe(200);
  expect(await take({ token })).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});
