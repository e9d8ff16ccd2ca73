import { signInWithCustomToken } from '@fanclub/stories/tools/identity';
import { type Figure, ratioFigure } from '../figure.ts';
import { auth } from '../firebase.ts';
import { comparePairs } from '../pairs.ts';
import { bare, product, serve } from '../served-function.ts';
import { type TimedCall, timedCall } from '../timed-call.ts';

const bound = 1.1;
const rounds = { warmUp: 60, counted: 1_000 };
const memberId = 'demo-approved';
const promoCode = 'HALFSHIP';

const timing = (call: TimedCall) => async () => (await timedCall(call)).ms;

/**
 * Compares the time of API requests that read one or two documents with that of a minimal function that reads the same
 * documents.
 */
export async function singleReads(): Promise<Figure[]> {
  const { idToken } = await signInWithCustomToken(
    await auth.createCustomToken(memberId, { session: 'member' }),
  );
  const [ours, empty] = await Promise.all([serve(product), serve(bare)]);
  try {
    const me = await comparePairs(
      timing({ url: `${ours.url}/api/me?user_id=${memberId}`, token: idToken }),
      timing({ url: `${empty.url}/?doc=members/${memberId}`, token: idToken }),
      rounds,
    );
    const body = { code: promoCode };
    const promo = await comparePairs(
      timing({ url: `${ours.url}/api/validate-promo-code`, method: 'POST', body }),
      timing({ url: `${empty.url}/?doc=promo_codes/${promoCode}`, method: 'POST', body }),
      rounds,
    );
    return [
      ratioFigure('GET /api/me', me, bound),
      ratioFigure('POST /api/validate-promo-code', promo, bound),
    ];
  } finally {
    await Promise.all([ours.stop(), empty.stop()]);
  }
}
