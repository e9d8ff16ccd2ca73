import type { updateUser } from '@fanclub/contract/admin/routes';
import type { RouteBody } from '@fanclub/contract/http/route';
import { byName, pick } from '@fanclub/contract/members/by-name';
import { correctableBy, type KeptFields } from '@fanclub/contract/members/field-sets';
import { offersRial, type PaymentMethod } from '@fanclub/contract/members/payment';
import { type CostBreakdown, costOf } from '@fanclub/contract/pricing/cost';
import type { DiscountRule } from '@fanclub/contract/pricing/discount';
import { isOffered } from '@fanclub/contract/pricing/packages';
import { toRial } from '@fanclub/contract/pricing/rial';
import { mergePersonal } from '#features/members/merge-personal';
import { wantedNameAfter } from '#features/members/wanted-name';
import { isPaidAfter } from '#features/money/money-change';
import { invalidFields } from '#platform/app-error';
import type { Member, MemberDocument } from '#repositories/member';
import { searchKeysOf } from '#repositories/search-keys';
import { pricesAfter } from './prices-after.ts';

export type MemberChanges = Omit<RouteBody<typeof updateUser>, 'version'>;

const fieldNames = correctableBy('admin');
type AdminFields = Pick<KeptFields, (typeof fieldNames)[number]>;

const changeableFields = [
  ...fieldNames,
  'is_paid',
  'flagged_since_decision',
  'wanted_name',
] as const;
type ChangeableField = (typeof changeableFields)[number];

export interface UpdatePlan {
  /** Names of the fields whose values differ from the stored ones; empty if nothing changes. */
  fields: ChangeableField[];
  update: Partial<MemberDocument>;
}

/** What the price after a change depends on, beside the member's row. */
interface Known {
  promo: DiscountRule | null;
  relatives: readonly Member[];
}

/** True if the price depends on the promo code's record: a club card is added to an application that has a code. */
export function needsPromoRecord(member: Member, changes: MemberChanges): boolean {
  return changes.juventus_card === true && !member.juventus_card && member.promo_code !== null;
}

/**
 * Checks an admin's change as a whole and returns what it changes in the member's row. A pure function. Prices are
 * those of the day of registration. `promo` is the record of the member's promo code if `needsPromoRecord` is true, and
 * null otherwise. `relatives` are the people that `readSharing` reads.
 */
export function planUpdate(
  member: Member,
  changes: MemberChanges,
  { promo, relatives }: Known,
): UpdatePlan {
  refuseOfGuardian(member, changes);
  const chosen = byName<AdminFields>(fieldNames, (name) => {
    const change = changes[name];
    return change === undefined ? member[name] : change;
  });
  const selection = pick(chosen, ['pack_type', 'juventus_card']);
  if (selection.pack_type !== member.pack_type && !isOffered(selection.pack_type)) {
    throw invalidFields({ pack_type: 'invalid_choice' });
  }
  const payment = paymentAfter(member, changes, chosen.language);
  const isSelectionNew =
    selection.pack_type !== member.pack_type || selection.juventus_card !== member.juventus_card;
  const cost = isSelectionNew ? costAfter(member, selection, { promo, relatives }) : null;
  const isRialNew = isSelectionNew || payment.payment_method !== member.payment_method;
  const total = cost?.total_price ?? member.total_price;
  const due = {
    ...payment,
    total_price: total,
    ...(isRialNew && { rial_amount: rialAfter(member, payment.payment_method, total) }),
  };
  const after = {
    ...chosen,
    ...mergePersonal(member, changes),
    ...payment,
    is_paid: changes.is_paid ?? isPaidAfter(member, { ...member, ...due }),
    flagged_since_decision: changes.flagged_since_decision ?? member.flagged_since_decision,
    wanted_name: wantedNameAfter(member, Object.keys(changes)),
  };
  const fields = changeableFields.filter((field) => after[field] !== member[field]);
  if (fields.length === 0) return { fields, update: {} };
  return {
    fields,
    update: {
      ...pick(after, fields),
      ...cost,
      ...(isSelectionNew && { memberships: membershipsWithSelection(member, selection) }),
      ...(!after.is_paid && { payment_note: null }),
      ...(isRialNew && pick({ ...member, ...due }, ['rial_amount'])),
      search_keys: searchKeysOf({
        ...after,
        ...pick(member, ['request_number', 'told_number', 'applications', 'member_number']),
      }),
    },
  };
}

/**
 * A member without an account has the e-mail and the language of the guardian, so only a change of the guardian's row
 * can change them.
 */
function refuseOfGuardian(member: Member, changes: MemberChanges): void {
  if (member.guardian_id === null) return;
  const names = ['email', 'language'] as const;
  const wrong = names.filter((name) => ![undefined, member[name]].includes(changes[name]));
  if (wrong.length > 0) {
    throw invalidFields(Object.fromEntries(wrong.map((name) => [name, 'of_the_guardian'])));
  }
}

/**
 * Gives the new package to the membership of an approved application. While a renewal is under review, no membership
 * changes. Once an early renewal is approved, only its own membership changes and not the running one.
 */
function membershipsWithSelection(
  { memberships, request_number }: Member,
  selection: Pick<Member, 'pack_type' | 'juventus_card'>,
): Member['memberships'] {
  return memberships.map((one) =>
    one.request_number === request_number ? { ...one, ...selection } : one,
  );
}

/**
 * Returns the cost with the stored shipping discount. If a club card is added, the promo code's own rule gives the
 * discount instead.
 */
function costAfter(
  member: Member,
  selection: Pick<Member, 'pack_type' | 'juventus_card'>,
  { promo, relatives }: Known,
): CostBreakdown {
  const kept: DiscountRule = { discountType: 'fixed', discountRate: member.shipping_discount };
  const rule = member.juventus_card ? kept : (promo ?? undefined);
  return costOf(selection, pricesAfter(member, selection.pack_type, relatives), rule);
}

/**
 * Returns the total in rial by the rate of the day of registration. Null if the method is not rial, or if no rate was
 * stored at the registration.
 */
function rialAfter(member: Member, method: PaymentMethod, total: number): number | null {
  const rate = method === 'rial' ? member.exchange_rate : null;
  return rate === null ? null : toRial(total, rate);
}

function paymentAfter(
  member: Member,
  changes: MemberChanges,
  language: string,
): Pick<Member, 'payment_method' | 'euro_payment_method'> {
  const { payment_method: newMethod, euro_payment_method: newService } = changes;
  const method = newMethod ?? member.payment_method;
  const service = newService === undefined ? member.euro_payment_method : newService;
  if (newMethod === undefined && newService === undefined) {
    return { payment_method: method, euro_payment_method: service };
  }
  if (method === 'rial') {
    if (newService) throw invalidFields({ euro_payment_method: 'invalid_choice' });
    // Rial is offered only in Persian. A member who already pays in rial keeps this method, even if the language was
    // changed since.
    if (member.payment_method !== 'rial' && !offersRial(language)) {
      throw invalidFields({ payment_method: 'rial_only_in_persian' });
    }
    return { payment_method: method, euro_payment_method: null };
  }
  if (!service) throw invalidFields({ euro_payment_method: 'euro_payment_method_required' });
  return { payment_method: method, euro_payment_method: service };
}
