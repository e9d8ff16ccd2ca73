import { randomUUID } from 'node:crypto';
import { buildBareRegistration, buildRequest, writePromoCode } from '../build-registration.ts';
import { type Figure, informative, ratioFigure } from '../figure.ts';
import { comparePairs, median } from '../pairs.ts';
import { product, serve } from '../served-function.ts';
import { timedCall } from '../timed-call.ts';
import { registerBare } from './bare-registration.ts';

const bound = 1.3;
const rounds = { warmUp: 100, counted: 150 };

/**
 * Compares the time of a warm registration over HTTP with the time of the same Firestore and Auth calls made directly.
 * The difference is the cost of HTTP and of our own server code.
 */
export async function registration(): Promise<Figure[]> {
  await writePromoCode();
  const ours = await serve(product);
  try {
    const withoutQueriesMs: number[] = [];
    const comparison = await comparePairs(
      async () => {
        const body = await buildRequest();
        const headers = { 'idempotency-key': randomUUID() };
        const url = `${ours.url}/api/register`;
        return (await timedCall({ url, method: 'POST', body, headers, status: 201 })).ms;
      },
      async () => {
        const sum = await registerBare(await buildBareRegistration());
        withoutQueriesMs.push(sum.ms);
        return sum.withQueriesMs;
      },
      rounds,
    );
    const bareMs = median(withoutQueriesMs.slice(-rounds.counted));
    return [
      ratioFigure('POST /api/register', comparison, bound),
      informative('… the same, its queries not counted', comparison.oursMs, bareMs),
    ];
  } finally {
    await ours.stop();
  }
}
