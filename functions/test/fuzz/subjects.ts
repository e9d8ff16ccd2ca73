import { approved, buildMember } from '@fanclub/stories/tools/build-member';
import { buildRegistration, uploadImage } from '@fanclub/stories/tools/build-registration';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { readClubSettings } from '#repositories/club-settings';
import { buildFamily } from '../build-family.ts';
import { testDb } from '../firebase.ts';

export const subjectPassword = 'Bianconeri-1897';

/** A small real picture: most of a run's time would go into large ones. */
export const smallImage = () => buildReceiptImage({ width: 48, height: 64 });

/** A new address and a new upload, a password, no card. */
async function application() {
  const receiptUrl = await uploadImage('receipt', await smallImage());
  return { juventus_card: false, password: subjectPassword, receiptUrl };
}

/** What a visitor would send to register. */
export const buildApplication = async () => buildRegistration(await application());

/** Registers somebody; `stored` is then written over the record. */
export const newSubject = async (stored: Record<string, unknown> = {}) =>
  buildMember(await application(), stored);

export const currentSeason = async () => String((await readClubSettings(testDb())).values.season);

/** A member of an earlier season, and what renews the membership. */
export async function buildRenewal() {
  const { email: _, password: __, legal_consents: ___, ...body } = await buildApplication();
  const { id, token } = await newSubject({ ...approved, season: '2020/21' });
  return { id, token, body: { ...body, season: await currentSeason() } };
}

/** A member of an earlier season, and what renews the membership as one of a family. */
export async function buildFamilyRenewal() {
  const { people: _, ...shared } = await buildFamily();
  const { id, token } = await newSubject({ ...approved, season: '2020/21' });
  const people = [{ id, pack_type: 'base' as const, juventus_card: false }];
  return { token, body: { ...shared, people, season: await currentSeason() } };
}

export const rejected = { request_status: 'rejected' };

/** Hands the same thing out `uses` times and then a new one: limits count per account. */
export function reused<T>(make: () => Promise<T>, uses: number): () => Promise<T> {
  let current: Promise<T> | undefined;
  let left = 0;
  return () => {
    if (!current || left === 0) {
      current = make();
      left = uses;
      // A failure is nothing to hand out again.
      current.catch(() => {
        left = 0;
      });
    }
    left -= 1;
    return current;
  };
}
