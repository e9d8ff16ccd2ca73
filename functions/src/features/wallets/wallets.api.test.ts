import { createHash, createVerify } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import forge from 'node-forge';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFamily, people, unlike } from '../../../test/build-family.ts';
import { buildMembership } from '../../../test/build-season.ts';
import { readZip } from '../../../test/read-files.ts';
import { startServer, type TestServer } from '../../../test/start-server.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields } from '../../../test/stored.ts';
import { buildApplePassKeys, buildGoogleWalletKeys } from '../../../test/wallet-keys.ts';

const apple = buildApplePassKeys();
const google = buildGoogleWalletKeys();
const membership = buildMembership({ valid_until: '2099-06-30' });
const routes = [api.applePass, api.googlePass];

let club: TestServer;
let member: BuiltMember;
let wards: string[];
beforeAll(async () => {
  const secrets = { APPLE_PASS: JSON.stringify(apple), GOOGLE_WALLET: JSON.stringify(google.keys) };
  club = await startServer({ WALLETS: 'apple,google', ...secrets });
  const name = { first_name: 'Sara', juventus_card: false, ...unlike(), last_name: 'Ahmadi' };
  const number = { member_number: 1024, member_since: '2024-07-01' };
  const state = { request_status: 'approved', is_approved: true } as const;
  member = await storeMember(name, { ...state, ...number, memberships: [membership] });
  const body = await buildFamily({ people: people(1) });
  const { family } = await callOrThrow(api.addFamily, { token: member.token, body });
  wards = family.map(({ id }) => id);
});
afterAll(() => club.kill());

const ask = <R extends typeof api.applePass | typeof api.googlePass>(
  route: R,
  { token } = member,
  query: Record<string, string> = {},
  language = 'en',
) => call(route, { token, query, baseUrl: club.url, headers: { 'Accept-Language': language } });

async function applePassOf(language = 'en') {
  const { status, headers, bytes } = await ask(api.applePass, member, {}, language);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/vnd.apple.pkpass']);
  return await readZip(bytes);
}

it('a pass for Apple Wallet says who, what and until when, and holds the code that proves it', async () => {
  const files = await applePassOf();
  const pass = JSON.parse(String(files.get('pass.json')));
  expect(pass).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: 'pass.test.club',
    teamIdentifier: 'TEAM123456',
    serialNumber: `${member.id}_2026-27`,
    // The end of 30 June 2099 in Tehran's time zone.
    expirationDate: '2099-06-30T20:29:59.000Z',
    barcodes: [{ format: 'PKBarcodeFormatQR' }],
  });
  expect(pass.generic.primaryFields).toMatchObject([{ label: 'Member', value: 'Sara Ahmadi' }]);
  const said = pass.generic.secondaryFields.map(({ value }: { value: string }) => value);
  expect(said).toEqual(['Base', '2026/27', '30 June 2099', '2024 · no. 1024']);
  const code = String(pass.barcodes[0].message).split('/verify/')[1];
  const { body } = await call(api.verifyCard, { body: { code } });
  expect(body).toMatchObject({ state: 'valid', first_name: 'Sara', initial: 'A' });
  for (const file of ['icon.png', 'icon@2x.png', 'logo.png']) {
    expect(files.get(file)?.subarray(1, 4).toString()).toBe('PNG');
  }
});

it('a pass for Apple Wallet is signed: each file in the manifest, the manifest by the club, the club by Apple', async () => {
  const files = await applePassOf();
  const manifest: Record<string, string> = JSON.parse(String(files.get('manifest.json')));
  const others = [...files.keys()].filter((file) => !/^(manifest\.json|signature)$/.test(file));
  expect(Object.keys(manifest).sort()).toEqual(others.sort());
  for (const [file, digest] of Object.entries(manifest)) {
    const bytes = files.get(file) ?? Buffer.of();
    expect(createHash('sha1').update(bytes).digest('hex')).toBe(digest);
  }
  const signature = files.get('signature')?.toString('binary') ?? '';
  const asn1 = forge.asn1.fromDer(signature);
  const message = forge.pkcs7.messageFromAsn1(asn1) as forge.pkcs7.PkcsSignedData & {
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
  };
  const [clubs, apples] = ['Pass Type ID', 'Apple of this test'].map((name) =>
    message.certificates.find(({ subject }) => subject.getField('CN').value === name),
  );
  expect(apples && clubs && apples.verify(clubs)).toBe(true);
  const { authenticatedAttributes, signature: signed } = message.rawCapture;
  const { asn1: der } = forge;
  const set = der.create(der.Class.UNIVERSAL, der.Type.SET, true, authenticatedAttributes);
  const attributes = Buffer.from(der.toDer(set).getBytes(), 'binary');
  const verified = ['RSA-SHA1', 'RSA-SHA256'].map((algorithm) =>
    createVerify(algorithm)
      .update(attributes)
      .verify(apple.certificate, Buffer.from(signed, 'binary')),
  );
  expect(verified).toContain(true);
  // The signed attributes contain the digest of this manifest.
  const text = files.get('manifest.json') ?? Buffer.of();
  const digests = ['sha1', 'sha256'].map((name) => createHash(name).update(text).digest());
  expect(digests.some((digest) => attributes.includes(digest))).toBe(true);
});

it('a pass for Apple Wallet speaks the language of whoever asks', async () => {
  const pass = JSON.parse(String((await applePassOf('fa')).get('pass.json')));
  expect(pass.generic.primaryFields[0].label).toBe('عضو');
  expect(pass.generic.secondaryFields[0].value).toBe('پایه');
  expect(pass.generic.secondaryFields.at(-1).value).toBe('۱۴۰۳ · شمارهٔ ۱۰۲۴');
});

it('a pass for Google Wallet is an address that Google’s key of the club proves, short enough for one', async () => {
  for (const language of ['en', 'fa']) {
    const { status, body } = await ask(api.googlePass, member, {}, language);
    expect(status).toBe(200);
    const token = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(body.url)?.[1] ?? '';
    // The longest token that browsers handle safely, according to Google.
    expect(token.length).toBeLessThanOrEqual(1800);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const verify = createVerify('RSA-SHA256').update(`${head}.${claims}`);
    expect(verify.verify(google.publicKey, signature, 'base64url')).toBe(true);
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(said).toMatchObject({ iss: 'wallet@club.test', aud: 'google', typ: 'savetowallet' });
    const [pass] = said.payload.genericObjects;
    expect(pass).toMatchObject({
      id: `3388000000022.${member.id}_2026-27`,
      classId: '3388000000022.membership',
      header: { defaultValue: { language, value: 'Sara Ahmadi' } },
      barcode: { type: 'QR_CODE', value: expect.stringContaining('/verify/') },
      validTimeInterval: { end: { date: '2099-06-30T20:29:59.000Z' } },
    });
  }
});

it('passes are for the family too, and for nobody else', async () => {
  const [ward = ''] = wards;
  const other = await storeMember({ juventus_card: false });
  await putFields({ id: ward }, { memberships: [membership] });
  for (const route of routes) {
    expect((await ask(route, member, { for: ward })).status).toBe(200);
    const strange = await ask(route, other, { for: ward });
    expect(statusAndCode(strange)).toEqual([404, 'user_not_found']);
    expect(statusAndCode(await ask(route, other))).toEqual([403, 'account_not_approved']);
    const admin = await signInAdmin();
    expect(statusAndCode(await call(route, { token: admin.token, baseUrl: club.url }))).toEqual([
      403,
      'forbidden',
    ]);
  }
});

it('passes are offered where the club has keys, and are none elsewhere', async () => {
  const { token } = member;
  const offered = async (baseUrl?: string) =>
    (await call(api.ownMemberships, { token, ...(baseUrl && { baseUrl }) })).body.wallets;
  expect(await offered(club.url)).toEqual(['apple', 'google']);
  expect(await offered()).toEqual([]);
  for (const route of routes) {
    const { status, body } = await call(route, { token });
    expect([status, body.code]).toEqual([404, 'wallet_not_offered']);
  }
});

it('passes are signed for one member 30 times an hour', async () => {
  const busy = await storeMember({ juventus_card: false }, { memberships: [membership] });
  for (let i = 0; i < 30; i++) expect((await ask(api.googlePass, busy)).status).toBe(200);
  expect(statusAndCode(await ask(api.applePass, busy))).toEqual([429, 'rate_limited']);
  expect((await ask(api.googlePass)).status).toBe(200);
});
