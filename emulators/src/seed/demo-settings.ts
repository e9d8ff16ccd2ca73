import { Timestamp } from 'firebase-admin/firestore';

const dayMs = 24 * 60 * 60 * 1000;
const deadlineInDays = 90;

/** `settings/registration` of the demo: a deadline 90 days ahead, and somewhere to pay. */
export function demoRegistrationSettings(nowMs: number) {
  const deadlineDay = new Date(nowMs + deadlineInDays * dayMs).toISOString().slice(0, 10);
  return {
    season: '2026/27',
    prices: { international: 20, base: 5, under_14: 14, under_5: 5 },
    clubCardPrice: 10,
    shippingPrice: 5,
    deadline: `${deadlineDay}T23:59:59`,
    deadlineZone: 'Asia/Tehran',
    enforceDeadline: false,
    cardNumber: '6037 9900 0000 0000',
    cardHolder: 'Fan Club Demo',
    paymentLinks: {
      revolut: 'https://revolut.me/example',
      paypal: 'https://paypal.me/example',
    },
    fallbackRate: { rate: 1_000_000, date: new Date(nowMs).toISOString().slice(0, 10) },
  };
}

/** `settings/access`: never public. */
export const demoAccessSettings = {
  clientPromoFallback: true,
  specialAccountEmail: '',
};

/** A promo code of every kind, by document id. */
export function demoPromoCodes(nowMs: number) {
  const ahead = Timestamp.fromMillis(nowMs + 365 * dayMs);
  const open = { expiresAt: ahead, maxUses: 1000, usedCount: 0 };
  const half = { discountRate: 50, discountType: 'percentage' };
  return {
    HALFSHIP: { ...open, ...half },
    SHIP3: { ...open, discountRate: 3, discountType: 'fixed' },
    FREESHIP: { ...open, discountRate: 100, discountType: 'percentage' },
    EXPIRED: { ...open, ...half, expiresAt: Timestamp.fromMillis(nowMs - dayMs) },
    USEDUP: { ...open, ...half, maxUses: 5, usedCount: 5 },
    LIMITED10: { ...open, ...half, maxUses: 10 },
  };
}
