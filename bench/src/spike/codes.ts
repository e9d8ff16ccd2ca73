import { randomId } from '@fanclub/functions/platform/random';
import { promoCodeDoc } from '@fanclub/functions/repositories/promo-codes';
import { promoReservationDoc } from '@fanclub/functions/repositories/promo-reservations';
import { Timestamp } from 'firebase-admin/firestore';
import { buildRequests } from '../build-registration.ts';
import type { Figure } from '../figure.ts';
import { db } from '../firebase.ts';
import { median } from '../pairs.ts';
import { sendRegistration, serveFleet } from './fleet.ts';

const processes = 4;
const atOnce = 40;
const rounds = { warmUp: 2, counted: 7 };
const bound = 0.8;
const hourMs = 60 * 60_000;

const half = { discountType: 'percentage', discountRate: 50 };
const codes = { unlimited: 'SPIKE-FREE', limited: 'SPIKE-HELD' };

/**
 * Builds the requests for each kind of registration: without a promo code, with a code of unlimited use, and with a
 * code of limited use whose uses were reserved before.
 */
const kinds = {
  none: async () => buildRequests(atOnce),
  unlimited: async () => buildRequests(atOnce, { promo_code: codes.unlimited }),
  held: async () => {
    const requests = await buildRequests(atOnce, { promo_code: codes.limited });
    const holds = await holdUses(requests.length);
    return requests.map((request, i) => ({ ...request, promo_reservation: holds[i] ?? null }));
  },
};
type Kind = keyof typeof kinds;

async function writeCodes(): Promise<void> {
  await promoCodeDoc(db, codes.unlimited).set({ ...half, usedCount: 0 });
  await promoCodeDoc(db, codes.limited).set({ ...half, usedCount: 0, maxUses: 50_000 });
}

/**
 * Writes reservations of a code without counting their uses. They are written in one batch, because their creation is
 * not measured.
 */
async function holdUses(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, randomId);
  const batch = db.batch();
  for (const id of ids) {
    batch.set(promoReservationDoc(db, id), {
      code: codes.limited,
      address_hash: 'bench',
      used_by: null,
      created_at: Timestamp.now(),
      expires_at: Timestamp.fromMillis(Date.now() + hourMs),
    });
  }
  await batch.commit();
  return ids;
}

/** Compares the registrations per second with a promo code and without one. Several processes serve the requests. */
export async function registrationsWithCodes(): Promise<Figure[]> {
  await writeCodes();
  const fleet = await serveFleet(processes);
  const perSecond: Record<Kind, number[]> = { none: [], unlimited: [], held: [] };
  try {
    for (let round = -rounds.warmUp; round < rounds.counted; round++) {
      const order = Object.keys(kinds) as Kind[];
      for (const kind of round % 2 ? order : order.toReversed()) {
        const requests = await kinds[kind]();
        const startedAt = performance.now();
        const answers = await Promise.all(requests.map((body) => sendRegistration(fleet, body)));
        const seconds = (performance.now() - startedAt) / 1000;
        const failed = answers.find(({ status }) => status !== 201);
        if (failed) throw new Error(`A registration answered ${JSON.stringify(failed)}.`);
        if (round >= 0) perSecond[kind].push(atOnce / seconds);
      }
    }
  } finally {
    await fleet.stop();
  }
  return [
    figureOf('registrations with a code without a limit', perSecond.unlimited, perSecond.none),
    figureOf('registrations that hold a use of a limited code', perSecond.held, perSecond.none),
  ];
}

function figureOf(name: string, ours: readonly number[], bare: readonly number[]): Figure {
  const ratio = median(ours.map((value, i) => value / (bare[i] ?? Number.NaN)));
  return {
    name,
    ours: `${median(ours).toFixed(1)} /s`,
    bare: `${median(bare).toFixed(1)} /s without`,
    ratio: ratio.toFixed(2),
    bound: `≥ ${bound} ×`,
    isOk: ratio >= bound,
  };
}
