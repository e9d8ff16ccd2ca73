import { type PromoBuyer, scopeProblem } from '@fanclub/contract/promo/promo-scope';
import { emailShape, normaliseEmail } from '@fanclub/contract/text/email';
import type { AppliedPromo, RegistrationDraft } from '../draft/registration-draft.ts';

type Choices = Pick<RegistrationDraft, 'pack_type' | 'email'>;

/** Who uses a code, as far as the form says; an address that is half typed says nothing. */
export function buyerOf({ pack_type, email }: Choices): PromoBuyer {
  const address = normaliseEmail(email);
  return {
    ...(pack_type && { pack_type }),
    ...(emailShape.test(address) && { email: address }),
  };
}

/** Why an applied code takes nothing off any more: package or address were changed since. */
export function misfitOf({ packTypes, email }: AppliedPromo, choices: Choices) {
  return scopeProblem({ packTypes: packTypes ?? null, email: email ?? null }, buyerOf(choices));
}
