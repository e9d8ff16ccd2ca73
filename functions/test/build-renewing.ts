import { type RenewRequest, renew } from '@fanclub/contract/registration/renewal-routes';
import { login } from '@fanclub/contract/sessions/routes';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { buildRegistration } from '@fanclub/stories/tools/build-registration';
import { call } from '@fanclub/stories/tools/call';
import { beforeEach } from 'vitest';
import { buildSeason } from './build-season.ts';
import { testDb } from './firebase.ts';

const password = 'Bianconeri-1897';

/** The season that a membership is renewed for. */
export const renewedSeason = '2071/72';

/** A member of 2026/27 without a club card, paid and approved. */
export const buildRenewing = () =>
  buildMember(
    { juventus_card: false, password },
    {
      season: '2026/27',
      request_status: 'approved',
      is_approved: true,
      is_paid: true,
      membership: {
        ...{ season: '2026/27', pack_type: 'international', juventus_card: false },
        ...{ since: new Date(), valid_until: '2027-06-30', renewed_from: null },
      },
    },
  );

/** Makes that season the current one: for a test that puts the settings back. */
async function openRenewedSeason(): Promise<void> {
  await buildSeason({ label: renewedSeason });
  await testDb().doc('settings/registration').set({ season: renewedSeason }, { merge: true });
}

/** What such a member would send to renew: the base package. */
export async function renewalRequest(change: Partial<RenewRequest> = {}): Promise<RenewRequest> {
  const {
    email: _,
    legal_consents: __,
    passportUrl: ___,
    ...body
  } = await buildRegistration({
    juventus_card: false,
    pack_type: 'base',
  });
  return { ...body, season: renewedSeason, request_number: null, ...change };
}

/** Sends it as this member. */
const sendRenewal = async ({ token }: BuiltMember, change: Partial<RenewRequest> = {}) =>
  call(renew, { token, body: await renewalRequest(change) });

/** The application of 2026/27 as it is kept; undefined where nothing took its place. */
const archivedOf = async ({ id }: BuiltMember) =>
  (await testDb().doc(`members/${id}/seasons/2026-27`).get()).data();

/** Whether the password still opens a session. */
const signsIn = async ({ email }: BuiltMember) =>
  (await call(login, { body: { email, password } })).status === 200;

/**
 * Before each test of a file, which has the settings put back, such a member and that season; and what the member
 * does.
 */
export function renewingMember() {
  const member = {} as BuiltMember;
  beforeEach(async () => {
    Object.assign(member, await buildRenewing());
    await openRenewedSeason();
  });
  return {
    member,
    send: (change: Partial<RenewRequest> = {}) => sendRenewal(member, change),
    archived: () => archivedOf(member),
    canSignIn: () => signsIn(member),
  };
}
