import { normaliseEmail } from '@fanclub/contract/text/email';

/**
 * Returns the address that was probably meant by a mistyped one; null if it looks right. The rules are loaded here, so
 * that a page without such a field does not wait for them.
 */
export async function findLikelyEmail(typed: string): Promise<string | null> {
  const rules = await import('@fanclub/contract/text/likely-email').catch(() => null);
  return rules?.likelyEmail(normaliseEmail(typed)) ?? null;
}
