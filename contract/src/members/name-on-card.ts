import { isForChild, type PackType } from '../pricing/packages.ts';

/**
 * A person, and the child who may be the card holder. The values come from a member's row or from a form that is being
 * filled in.
 */
interface Named {
  first_name: string;
  last_name: string;
  holder_first_name: string | null;
  holder_last_name: string | null;
  pack_type: PackType | '';
}

/**
 * Returns the first and last name for the card. They are the child's if the package is for a child whose name is
 * stored.
 */
export function namesOnCard(member: Named): [first: string, last: string] {
  const { first_name, last_name, holder_first_name: first, holder_last_name: last } = member;
  return isForChild(member.pack_type) && first ? [first, last ?? ''] : [first_name, last_name];
}

export function nameOnCard(member: Named): string {
  return namesOnCard(member).filter(Boolean).join(' ');
}
