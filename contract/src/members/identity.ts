import type { KeptFields } from './field-sets.ts';
import type { Membership } from './membership-schema.ts';

const holderParts = [
  'first_name',
  'last_name',
  'birth_date',
  'holder_first_name',
  'holder_last_name',
  'holder_birth_date',
] as const;
export type CardHolder = Pick<KeptFields, (typeof holderParts)[number]>;

/**
 * Returns true if the identity document for a club card was checked before: the current membership has a card, and the
 * member's row has the same names and birth dates as `holder`.
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
  /** Time at which the document was deleted, or null. A deleted document has to be sent again. */
  passport_deleted_at: unknown;
}

/**
 * Returns true if an application for a club card needs an identity document and has none. `holder` has the names and
 * birth dates after a correction, by default those of the member.
 */
export function lacksIdentity(
  member: CardApplication,
  hasDocument: boolean,
  holder: CardHolder = member,
): boolean {
  if (!member.juventus_card || hasDocument) return false;
  return member.passport_deleted_at !== null || !isIdentityKnown(member, holder);
}
