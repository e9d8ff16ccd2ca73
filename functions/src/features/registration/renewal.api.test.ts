import { approveUser, rejectUser, undoDecision } from '@fanclub/contract/admin/routes';
import { me, submitAgain } from '@fanclub/contract/members/routes';
import { type RenewRequest, renew } from '@fanclub/contract/registration/renewal-routes';
import { login } from '@fanclub/contract/sessions/routes';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { buildRegistration, uploadImage } from '@fanclub/stories/tools/build-registration';
import { call } from '@fanclub/stories/tools/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSeason } from '../../../test/build-season.ts';
import { testDb } from '../../../test/firebase.ts';
import { decisionMails } from '../../../test/outbox.ts';
import { settingsStaff } from '../../../test/settings-staff.ts';
import { storedMember } from '../../../test/stored.ts';

const staff = settingsStaff();
const password = 'Bianconeri-1897';
const season = '2071/72';

let member: BuiltMember;
beforeEach(async () => {
  member = await buildMember(
    { juventus_card: false, password },
    {
      request_status: 'approved',
      is_approved: true,
      is_paid: true,
      membership: {
        ...{ season: '2026/27', pack_type: 'international', juventus_card: false },
        ...{ since: new Date(), valid_until: '2027-06-30', renewed_from: null },
      },
    },
  );
  await buildSeason({ label: season });
  await testDb().doc('settings/registration').set({ season }, { merge: true });
});

async function request(change: Partial<RenewRequest> = {}): Promise<RenewRequest> {
  const {
    email: _,
    legal_consents: __,
    passportUrl: ___,
    ...body
  } = await buildRegistration({
    juventus_card: false,
    pack_type: 'base',
  });
  return { ...body, season, request_number: null, ...change };
}
const send = async (change: Partial<RenewRequest> = {}) =>
  call(renew, { token: member.token, body: await request(change) });
const decide = (route: typeof approveUser | typeof rejectUser | typeof undoDecision) =>
  call(route, { token: staff.owner.token, params: { id: member.id }, body: {} });
const archived = async () =>
  (await testDb().doc(`members/${member.id}/seasons/2026-27`).get()).data();
const canSignIn = async () =>
  (await call(login, { body: { email: member.email, password } })).status === 200;

describe('POST /api/user/renew', () => {
  it('applies for the new season beside the membership, and keeps the application of before', async () => {
    const { status, body } = await send();
    expect([status, body]).toMatchObject([
      201,
      {
        request_status: 'submitted',
        season,
        pack_type: 'base',
        is_approved: true,
        is_paid: false,
        membership: { season: '2026/27', pack_type: 'international', valid_until: '2027-06-30' },
      },
    ]);
    expect(body.request_number).not.toBe(member.requestNumber);
    expect(await archived()).toMatchObject({
      request_number: member.requestNumber,
      pack_type: 'international',
      is_paid: true,
      membership: { season: '2026/27' },
    });
    expect(await canSignIn()).toBe(true);
  });

  it('is one however often it is sent, and of two at once one is refused', async () => {
    const body = await request({ request_number: 'JOFCI-7KQ2M9XB' });
    const { token } = member;
    const first = await call(renew, { token, body });
    const again = await call(renew, { token, body });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.request_number).toBe(first.body.request_number);
    expect((await send()).body).toMatchObject({ code: 'already_renewed' });
    const mails = await testDb().collection('mail').where('member_id', '==', member.id).get();
    const received = mails.docs.filter(
      (mail) => mail.get('message.template') === 'application_received',
    );
    expect(received).toHaveLength(2);
  });

  it('of two at once keeps one', async () => {
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const numbers = await testDb()
      .collection('request_numbers')
      .where('uid', '==', member.id)
      .get();
    expect(numbers.size).toBe(2);
  });

  it.each([
    ['another season than the current one', { season: '2099/00' }, 409, 'season_changed'],
    ['no receipt', { receiptUrl: undefined }, 400, 'validation_error'],
  ])('refuses %s', async (_, change, status, code) => {
    const answer = await send(change as Partial<RenewRequest>);
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect(await archived()).toBeUndefined();
  });

  it('asks for a document with a club card that the membership had not', async () => {
    expect((await send({ juventus_card: true })).body).toMatchObject({
      errors: { passportUrl: 'id_card_required' },
    });
    const passportUrl = await uploadImage('passport');
    expect((await send({ juventus_card: true, passportUrl })).status).toBe(201);
  });

  it('asks for the consents anew where a document has changed since', async () => {
    await testDb()
      .doc(`members/${member.id}`)
      .update({ 'legal_record.versions.terms': '2020-01-01' });
    expect((await send()).body).toMatchObject({
      errors: { legal_consents: 'terms_privacy_required' },
    });
    const legal_consents = { terms: true, privacy: true };
    expect((await send({ legal_consents })).status).toBe(201);
  });

  it('shows the reviewer what was corrected with it', async () => {
    await send({ phone: '+393337654321', country_of_residency: 'IT', postal_code: '10121' });
    const { own_changes: changes } = (await storedMember(member)) ?? {};
    expect(changes?.find(({ field }) => field === 'phone')?.before).toBe('+989121234567');
  });

  it('waits until money is paid back that is owed for the application of before', async () => {
    await testDb().doc(`members/${member.id}`).update({ owes_back_since: new Date() });
    expect((await send()).body).toMatchObject({ code: 'invalid_transition' });
  });

  it('is nobody’s who has no membership, or whose application waits for an answer', async () => {
    const applicant = await buildMember({ juventus_card: false }, { season: '2026/27' });
    const { token } = applicant;
    const refused = await call(renew, { token, body: await request() });
    expect(refused.body).toMatchObject({ code: 'invalid_transition' });
  });
});

describe('a renewal that is decided', () => {
  it('takes the place of the membership once it is approved, until the end of its season', async () => {
    await send();
    expect((await decide(approveUser)).status).toBe(200);
    expect((await storedMember(member))?.membership).toMatchObject({
      season,
      pack_type: 'base',
      valid_until: '2072-06-30',
      renewed_from: '2026/27',
    });
    expect((await archived())?.membership).toMatchObject({ season: '2026/27' });
  });

  it('leaves the membership and its sessions alone when it is rejected', async () => {
    await send();
    await decide(rejectUser);
    const { body } = await call(me, { token: member.token, query: { user_id: member.id } });
    expect(body).toMatchObject({
      request_status: 'rejected',
      is_approved: true,
      membership: { season: '2026/27' },
    });
    expect(await canSignIn()).toBe(true);
  });

  it('is sent again without the document that was seen for the card of before', async () => {
    const row = testDb().doc(`members/${member.id}`);
    await row.update({ 'membership.juventus_card': true });
    await send({ juventus_card: true });
    await decide(rejectUser);
    const again = (body = {}) => call(submitAgain, { token: member.token, body });
    expect((await again({ last_name: 'Somebody Else' })).body).toMatchObject({
      errors: { passportUrl: 'id_card_required' },
    });
    expect((await again()).status).toBe(200);
  });

  it('is restored by an undo, with the membership of before', async () => {
    await send();
    await decide(approveUser);
    expect((await decide(undoDecision)).status).toBe(200);
    expect(await storedMember(member)).toMatchObject({
      request_status: 'submitted',
      is_paid: false,
      membership: { season: '2026/27' },
    });
    expect(await decisionMails(member.id)).toEqual([]);
  });

  it('gives the earlier membership back when it is withdrawn later', async () => {
    await send();
    await decide(approveUser);
    await decide(rejectUser);
    expect((await storedMember(member))?.membership).toMatchObject({ season: '2026/27' });
    expect(await canSignIn()).toBe(true);
  });

  it('approved and rejected at once, leaves one membership or the other', async () => {
    await send();
    await Promise.all([decide(approveUser), decide(rejectUser)]);
    const { membership, is_approved } = (await storedMember(member)) ?? {};
    expect(is_approved).toBe(true);
    expect(['2026/27', season]).toContain(membership?.season);
  });
});
