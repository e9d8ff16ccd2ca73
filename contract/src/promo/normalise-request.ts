import { withNormalisedEmail } from '../text/email.ts';
import { normalisePromoCode } from '../text/promo-code.ts';

/** Returns a request body with its promo code and e-mail in the form that is stored and compared. */
export function normalisePromoRequest(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { code } = body as { code?: unknown };
  return withNormalisedEmail(
    typeof code === 'string' ? { ...body, code: normalisePromoCode(code) } : body,
  );
}
