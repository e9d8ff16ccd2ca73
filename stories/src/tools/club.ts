import { club } from '@fanclub/contract/club/club';
import { clubDay } from '@fanclub/contract/club/club-day';
import { offers } from '@fanclub/contract/club/offers';
import { defaultPrice } from '@fanclub/contract/pricing/packages';
import type { PromoSentences } from '@fanclub/contract/promo/promo-scope';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { ofEachPack } from '@fanclub/contract/settings/defaults';
import { Timestamp } from 'firebase-admin/firestore';
import { demoAdminEmail } from './access.ts';
import { suiteAuth, suiteDb } from './firebase.ts';
import { signInWithGoogle } from './identity.ts';

const deadlineInDays = 90;

/**
 * Returns the document `settings/registration` of a club that is open for registration: with payment details, and with
 * the season and deadline of its folder, or else a deadline in 90 days.
 */
export function clubSettings(nowMs = Date.now()) {
  return {
    season: club.season ?? '2026/27',
    ...ofEachPack(defaultPrice),
    ...(club.card && { club_card_price: club.card.price, shipping_price: club.card.shipping }),
    deadline: club.deadline ?? `${clubDay(nowMs + deadlineInDays * dayMs)}T23:59:59`,
    enforceDeadline: false,
    card_number: '6037 9900 0000 0006',
    card_holder: 'Fan Club Demo',
    revolut_link: 'https://revolut.me/example',
    paypal_link: 'https://paypal.me/example',
    iban: 'IT60 X054 2811 1010 0000 0123 456',
    iban_holder: 'Fan Club Demo',
    iban_bic: 'DEMOITMM',
    show_member_count: true,
    fallbackRate: { value: 1_000_000, since: Timestamp.fromMillis(nowMs) },
  };
}

/** A document of `promo_codes`. The discount applies to the cost of shipping. */
export interface StoryCode {
  discountType: 'percentage' | 'fixed';
  discountRate: number;
  maxUses?: number;
  usedCount?: number;
  expiresAt?: Timestamp;
  sentences?: PromoSentences;
}

function promoCodes(nowMs: number): Record<string, StoryCode> {
  const expiresAt = Timestamp.fromMillis(nowMs + 365 * dayMs);
  const open = { expiresAt, maxUses: 1000, usedCount: 0 };
  const half = { discountRate: 50, discountType: 'percentage' as const };
  return {
    HALFSHIP: { ...open, ...half },
    SHIP3: { ...open, discountRate: 3, discountType: 'fixed' },
    FREESHIP: { ...open, discountRate: 100, discountType: 'percentage' },
    EXPIRED: { ...open, ...half, expiresAt: Timestamp.fromMillis(nowMs - dayMs) },
    USEDUP: { ...open, ...half, maxUses: 5, usedCount: 5 },
    LIMITED10: { ...open, ...half, maxUses: 10 },
  };
}

/**
 * Creates a document if it does not exist. An existing document stays as it is, because the user may have changed it.
 */
async function createMissing(path: string, data: object): Promise<void> {
  const document = suiteDb().doc(path);
  await suiteDb().runTransaction(async (transaction) => {
    if (!(await transaction.get(document)).exists) transaction.create(document, data);
  });
}

/** Adds an admin, and the Google account that the emulator's sign-in page offers for the admin. */
async function listAdmin(email: string, name: string): Promise<void> {
  await createMissing(`admins/${email}`, { email, name });
  const known = await suiteAuth()
    .getUserByEmail(email)
    .catch(() => undefined);
  if (!known) await signInWithGoogle(email);
}

/** Deletes what an address of an emulator names, which only emulators allow. */
async function deleteAll(address: string): Promise<void> {
  const answer = await fetch(`http://${address}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`${address} could not be emptied: ${answer.status}`);
}

/** Deletes all documents at once. */
async function emptyFirestore(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  await deleteAll(`${host}/emulator/v1/projects/${project}/databases/(default)/documents`);
}

export async function deleteAccounts(): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  await deleteAll(`${host}/emulator/v1/projects/${project}/accounts`);
}

/** Deletes all documents and accounts. Stored images and mails that were sent stay. */
export async function emptySuite(): Promise<void> {
  await emptyFirestore();
  await deleteAccounts();
}

/** Empties Firestore and adds an owner who has never signed in, as `npm run admin:add` does in a new project. */
export async function emptyProject(): Promise<void> {
  await controlRateService(null);
  await emptyFirestore();
  await suiteDb().doc(`admins/${demoAdminEmail}`).set({ email: demoAdminEmail, role: 'owner' });
}

/** Creates the settings, promo codes and admin of a club without members. What already exists does not change. */
export async function openClub(): Promise<void> {
  const nowMs = Date.now();
  await createMissing('settings/registration', clubSettings(nowMs));
  await createMissing('settings/access', { clientPromoFallback: true, specialAccountEmail: '' });
  for (const [code, record] of Object.entries(offers('promo') ? promoCodes(nowMs) : {})) {
    await createMissing(`promo_codes/${code}`, record);
  }
  await listAdmin(demoAdminEmail, 'Admin');
}

/**
 * Changes the settings of the local exchange-rate service, or resets the settings and the number of calls if `change`
 * is null. Returns the settings and the number of calls.
 */
export async function controlRateService(
  change: object | null,
): Promise<{ calls: number; status: number }> {
  const init = change ? { method: 'POST', body: JSON.stringify(change) } : { method: 'DELETE' };
  const answer = await fetch(String(process.env.EXCHANGE_RATE_CONTROL_URL), init);
  if (!answer.ok) throw new Error(`the exchange-rate service refused ${JSON.stringify(change)}`);
  return answer.json() as Promise<{ calls: number; status: number }>;
}

/**
 * Undoes the changes that a story made to the settings and the exchange rate. Tests that share a suite call it after
 * the story.
 */
export async function putClubBack(): Promise<void> {
  await suiteDb().doc('settings/registration').set(clubSettings());
  await controlRateService(null);
}
