import { withNormalisedEmail } from '../text/email.ts';
import { normalisePromoCode } from '../text/promo-code.ts';

/** Brings the code and the e-mail of a body into the form that is stored and compared. */
export function normalisePromoRequest(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { code } = body as { code?: unknown };
  return withNormalisedEmail(
    typeof code === 'string' ? { ...body, code: normalisePromoCode(code) } : body,
  );
}
