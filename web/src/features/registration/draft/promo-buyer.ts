import { type PromoBuyer, scopeProblem } from '@fanclub/contract/promo/promo-scope';
import { emailShape, normaliseEmail } from '@fanclub/contract/text/email';
import type { AppliedPromo, RegistrationDraft } from './registration-draft.ts';

type Choices = Pick<RegistrationDraft, 'pack_type' | 'email'>;

/** Returns the buyer's package and address as far as they are filled in; an incomplete address is left out. */
export function buyerOf({ pack_type, email }: Choices): PromoBuyer {
  const address = normaliseEmail(email);
  return {
    ...(pack_type && { pack_type }),
    ...(emailShape.test(address) && { email: address }),
  };
}

/**
 * Returns why an applied code gives no discount any more, after a change of package or address; null if
 * it still does.
 */
export function misfitOf({ packTypes, email }: AppliedPromo, choices: Choices) {
  return scopeProblem({ packTypes: packTypes ?? null, email: email ?? null }, buyerOf(choices));
}
