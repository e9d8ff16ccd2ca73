import type { RequestStatus } from '../members/states.ts';
import { leftAfterRejection } from '../money/after-rejection.ts';
import type { Payable } from '../money/due.ts';
import { formatParts } from '../money/format-money.ts';
import type { LanguageCode } from '../text/languages.ts';
import { moneySentences } from './items.ts';

/**
 * Returns a sentence about the money of a rejected application, for the mail and the profile. Returns null if there is
 * no such money.
 */
export function afterRejection(
  application: Payable & { request_status: RequestStatus },
  language: LanguageCode,
): string | null {
  const left = leftAfterRejection(application);
  if (!left) return null;
  const amount = formatParts(left.money, language);
  return moneySentences[language][left.state](amount);
}
