import { type PromoBuyer, scopeProblem } from '@fanclub/contract/promo/promo-scope';
import { emailShape, normaliseEmail } from '@fanclub/contract/text/email';
import type { AppliedPromo, RegistrationDraft } from './registration-draft.ts';

type Choices = Pick<RegistrationDraft, 'pack_type' | 'email'>;

/**
 * Returns the chosen package and the e-mail address, as far as they are filled in. An incomplete address is
 * left out.
 */
export function buyerOf({ pack_type, email }: Choices): PromoBuyer {
  const address = normaliseEmail(email);
  return {
    ...(pack_type && { pack_type }),
    ...(emailShape.test(address) && { email: address }),
  };
}

/**
 * Returns the reason why an applied code does not fit the chosen package or the e-mail address; null if it
 * fits.
 */
export function misfitOf({ packTypes, email }: AppliedPromo, choices: Choices) {
  return scopeProblem({ packTypes: packTypes ?? null, email: email ?? null }, buyerOf(choices));
}
