import type { PromoSentences } from '@fanclub/contract/promo/promo-scope';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { Timestamp } from 'firebase-admin/firestore';
import { demoAdminEmail } from './access.ts';
import { suiteAuth, suiteDb } from './firebase.ts';
import { signInWithGoogle } from './identity.ts';

const deadlineInDays = 90;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The row `settings/registration` of an open club: a deadline 90 days ahead, and payment details. */
export function clubSettings(nowMs = Date.now()) {
  return {
    season: '2026/27',
    prices: { international: 20, base: 5, under_14: 14, under_5: 5 },
    clubCardPrice: 10,
    shippingPrice: 5,
    deadline: `${dayOf(nowMs + deadlineInDays * dayMs)}T23:59:59`,
    deadlineZone: 'Asia/Tehran',
    enforceDeadline: false,
    cardNumber: '6037 9900 0000 0000',
    cardHolder: 'Fan Club Demo',
    paymentLinks: {
      revolut: 'https://revolut.me/example',
      paypal: 'https://paypal.me/example',
    },
    showMemberCount: true,
    fallbackRate: { rate: 1_000_000, date: dayOf(nowMs) },
  };
}

export type ClubSettings = ReturnType<typeof clubSettings>;

/** A row of `promo_codes`; the discount applies to the shipping. */
export interface PromoRecord {
  discountType: 'percentage' | 'fixed';
  discountRate: number;
  maxUses?: number;
  usedCount?: number;
  expiresAt?: Timestamp;
  sentences?: PromoSentences;
}

function promoCodes(nowMs: number): Record<string, PromoRecord> {
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

/** Creates a document unless it exists, so that later changes by people stay. */
async function createMissing(path: string, data: object): Promise<void> {
  const document = suiteDb().doc(path);
  await suiteDb().runTransaction(async (transaction) => {
    if (!(await transaction.get(document)).exists) transaction.create(document, data);
  });
}

/** Adds an admin, and the Google account that the sign-in page of the emulator offers. */
async function listAdmin(email: string, name: string): Promise<void> {
  await createMissing(`admins/${email}`, { email, name });
  const known = await suiteAuth()
    .getUserByEmail(email)
    .catch(() => undefined);
  if (!known) await signInWithGoogle(email);
}

/**
 * Brings the project to its state after `npm run admin:add`: one owner who has never signed in, and nothing
 * else.
 */
export async function emptyProject(): Promise<void> {
  await controlRateService(null);
  // The deletion is recursive, because deleted rows leave their payments behind as subcollections.
  const collections = await suiteDb().listCollections();
  for (const collection of collections) await suiteDb().recursiveDelete(collection);
  await suiteDb().doc(`admins/${demoAdminEmail}`).set({ email: demoAdminEmail, role: 'owner' });
}

/**
 * Creates settings, promo codes and an admin, as a club has before its first member. A second run changes
 * nothing.
 */
export async function openClub(): Promise<void> {
  const nowMs = Date.now();
  await createMissing('settings/registration', clubSettings(nowMs));
  await createMissing('settings/access', { clientPromoFallback: true, specialAccountEmail: '' });
  for (const [code, record] of Object.entries(promoCodes(nowMs))) {
    await createMissing(`promo_codes/${code}`, record);
  }
  await listAdmin(demoAdminEmail, 'Admin');
}

/**
 * Configures the local exchange-rate service, and returns its settings and number of calls; null resets its
 * answers and the count.
 */
export async function controlRateService(
  change: object | null,
): Promise<{ calls: number; status: number }> {
  const init = change ? { method: 'POST', body: JSON.stringify(change) } : { method: 'DELETE' };
  const answer = await fetch(String(process.env.EXCHANGE_RATE_CONTROL_URL), init);
  if (!answer.ok) throw new Error(`the exchange-rate service refused ${JSON.stringify(change)}`);
  return answer.json() as Promise<{ calls: number; status: number }>;
}

/** Undoes a story's changes to settings and exchange rate, for the tests that follow in the same suite. */
export async function putClubBack(): Promise<void> {
  await suiteDb().doc('settings/registration').set(clubSettings());
  await controlRateService(null);
}
