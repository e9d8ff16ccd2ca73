import { buildMember, buildRegistration, uploadImage } from '@fanclub/stories/tools/build-member';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { readClubSettings } from '#repositories/club-settings';
import { approveDirectly } from '../approve-directly.ts';
import { buildFamily } from '../build-family.ts';
import { testDb } from '../firebase.ts';

export const subjectPassword = 'Bianconeri-1897';

/** Returns a small valid image; a large one would take most of the time of a run. */
export const smallImage = () => buildReceiptImage({ width: 48, height: 64 });

export const uploadSmall = async (type: 'receipt' | 'passport') =>
  uploadImage(type, await smallImage());

/**
 * Returns the fields of an application that differ from the usual ones: no club card, this password and a new
 * receipt.
 */
async function application() {
  const receiptUrl = await uploadSmall('receipt');
  return { juventus_card: false, password: subjectPassword, receiptUrl };
}

/** Returns a request to register. */
export const buildSmallRegistration = async () => buildRegistration(await application());

/** Registers an applicant through the API, then overwrites fields of the row with `stored`. */
export const newSubject = async (stored: Record<string, unknown> = {}) =>
  buildMember(await application(), stored);

/** Registers a member whose application was approved for an earlier season. */
export const earlierMember = async (isPaid = true) =>
  approveDirectly(await newSubject(), { season: '2020/21', isPaid });

export const currentSeason = async () => (await readClubSettings(testDb())).values.season;

/** Returns a request to renew a membership. */
export async function renewalBody() {
  const {
    email: _,
    password: __,
    legal_consents: ___,
    filled_in_ms: ____,
    ...body
  } = await buildSmallRegistration();
  return { ...body, season: await currentSeason() };
}

/** Stores a member of an earlier season; returns the request that renews the membership. */
export async function buildRenewal(isPaid = true) {
  const { id, token } = await earlierMember(isPaid);
  return { id, token, body: await renewalBody() };
}

/** Stores a member of an earlier season; returns the request that renews the membership as part of a family. */
export async function buildFamilyRenewal() {
  const { people: _, ...shared } = await buildFamily();
  const { id, token } = await earlierMember();
  const people = [{ id, pack_type: 'base' as const, juventus_card: false }];
  return { token, body: { ...shared, people, season: await currentSeason() } };
}

export const rejected = { request_status: 'rejected' };
