import { randomUUID } from 'node:crypto';
import { buildRequest, writePromoCode } from '../build-registration.ts';
import { type Figure, ratioFigure } from '../figure.ts';
import { comparePairs } from '../pairs.ts';
import { bareRegistration, product, serve } from '../served-function.ts';
import { timedCall } from '../timed-call.ts';

const bound = 1.15;
const rounds = { warmUp: 100, counted: 150 };

/**
 * Compares the time of a warm registration with that of a minimal function that makes the same Firestore and Auth
 * calls.
 */
export async function registration(): Promise<Figure[]> {
  await writePromoCode();
  const [ours, bare] = await Promise.all([serve(product), serve(bareRegistration)]);
  try {
    const comparison = await comparePairs(
      async () => {
        const body = await buildRequest();
        const headers = { 'idempotency-key': randomUUID() };
        const url = `${ours.url}/api/register`;
        return (await timedCall({ url, method: 'POST', body, headers, status: 201 })).ms;
      },
      async () => {
        await timedCall({ url: `${bare.url}/prepare`, method: 'POST' });
        return (await timedCall({ url: bare.url, method: 'POST' })).ms;
      },
      rounds,
    );
    return [ratioFigure('POST /api/register', comparison, bound)];
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}
