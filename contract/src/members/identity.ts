import type { KeptFields } from './field-sets.ts';
import type { Membership } from './membership.ts';

const holderParts = [
  ...(['first_name', 'last_name', 'birth_date'] as const),
  ...(['holder_first_name', 'holder_last_name', 'holder_birth_date'] as const),
];
export type CardHolder = Pick<KeptFields, (typeof holderParts)[number]>;

/**
 * Whether the document was seen that a club card is made by: the membership has one, for the same names
 * and birth dates.
 */
export function isIdentityKnown(
  member: CardHolder & { membership: Pick<Membership, 'juventus_card'> | null },
  holder: CardHolder,
): boolean {
  const isSame = holderParts.every((name) => member[name] === holder[name]);
  return member.membership?.juventus_card === true && isSame;
}

export interface CardApplication extends CardHolder {
  juventus_card: boolean;
  membership: Pick<Membership, 'juventus_card'> | null;
  /** When it was deleted; one that came and was deleted has to come again. */
  passport_deleted_at: unknown;
}

/** Whether an application for a club card lacks the document that the card is made by; `holder` is who it is for once it is corrected. */
export function lacksIdentity(
  member: CardApplication,
  hasDocument: boolean,
  holder: CardHolder = member,
): boolean {
  if (!member.juventus_card || hasDocument) return false;
  return member.passport_deleted_at !== null || !isIdentityKnown(member, holder);
}
