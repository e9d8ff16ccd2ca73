import { type CostBreakdown, costOf } from '@fanclub/contract/pricing/cost';
import type { PriceList } from '@fanclub/contract/pricing/price-list';
import { toRial } from '@fanclub/contract/pricing/rial';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { misfitOf } from '../promo/promo-buyer.ts';

type Choices = Pick<RegistrationDraft, 'pack_type' | 'juventus_card' | 'promo' | 'email'>;

/** What the choices so far cost, or null before a package is chosen. */
export function costOfDraft(
  { pack_type, juventus_card, promo, email }: Choices,
  prices: PriceList,
): CostBreakdown | null {
  if (!pack_type) return null;
  const fits = promo !== null && misfitOf(promo, { pack_type, email }) === null;
  return costOf({ pack_type, juventus_card }, prices, fits ? promo : undefined);
}

/** The amount to deposit, at the rate of the payment, else at the one that is held, else at today's. */
export function rialOf(
  draft: RegistrationDraft,
  total: number | undefined,
  currentRate: number | undefined,
  now = Date.now(),
): { rate: number | null; rial: number | null } {
  if (draft.payment_method !== 'rial') return { rate: null, rial: null };
  const { shown, rate_held: held } = draft;
  const heldRate = held && held.until > now ? held.rate : undefined;
  const rate = shown?.rate ?? heldRate ?? currentRate ?? null;
  return { rate, rial: rate === null || total === undefined ? null : toRial(total, rate) };
}
