import { type RenewRequest, renew } from '@fanclub/contract/registration/renewal-routes';
import { login } from '@fanclub/contract/sessions/routes';
import { approved, type BuiltMember, buildRegistration } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { beforeEach } from 'vitest';
import type { MemberDocument } from '#repositories/member';
import { buildMembership, buildSeason } from './build-season.ts';
import { testDb } from './firebase.ts';
import { storeMember } from './store-member.ts';
import { storedSeasons } from './stored.ts';

const password = 'Bianconeri-1897';

/** The season for which a membership is renewed. */
export const renewedSeason = '2071/72';

/** Stores a paid and approved member of 2026/27 without a club card. */
export const buildRenewing = (stored: Partial<MemberDocument> = {}) =>
  storeMember(
    { juventus_card: false, password },
    {
      season: '2026/27',
      ...approved,
      memberships: [buildMembership({ pack_type: 'international', valid_until: '2027-06-30' })],
      ...stored,
    },
  );

/** Makes `renewedSeason` the current season. The test has to restore the settings. */
async function openRenewedSeason(): Promise<void> {
  await buildSeason({ label: renewedSeason });
  await testDb().doc('settings/registration').set({ season: renewedSeason }, { merge: true });
}

/** Returns the body of a request to renew with the base package, without the club card. */
export async function renewalRequest(change: Partial<RenewRequest> = {}): Promise<RenewRequest> {
  const {
    email: _,
    legal_consents: __,
    passportUrl: ___,
    filled_in_ms: ____,
    ...body
  } = await buildRegistration({
    juventus_card: false,
    pack_type: 'base',
  });
  return { ...body, season: renewedSeason, request_number: null, ...change };
}

const sendRenewal = async ({ token }: BuiltMember, change: Partial<RenewRequest> = {}) =>
  call(renew, { token, body: await renewalRequest(change) });

/** Tries to sign in with the password; returns true if that works. */
const signsIn = async ({ email }: BuiltMember) =>
  (await call(login, { body: { email, password } })).status === 200;

/**
 * Before each test of the calling file, stores a member of 2026/27 and makes `renewedSeason` current. Returns the
 * member and functions that act as the member. The file has to restore the settings.
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
    /** Reads the earlier application of 2026/27; undefined if no renewal replaced it. */
    earlier: async () => (await storedSeasons(member))[0],
    canSignIn: () => signsIn(member),
  };
}
