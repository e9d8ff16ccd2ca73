import { isForChild, type PackType } from '../pricing/packages.ts';

/** Whoever has a name and may have a child whose card it is; without schemas, for the landing page. */
interface Named {
  first_name: string;
  last_name: string;
  holder_first_name: string | null;
  holder_last_name: string | null;
  pack_type: PackType | '';
}

/** First and last name on the card: the child's where the package is for one, as soon as it is known. */
export function namesOnCard(member: Named): [first: string, last: string] {
  const { first_name, last_name, holder_first_name: first, holder_last_name: last } = member;
  return isForChild(member.pack_type) && first ? [first, last ?? ''] : [first_name, last_name];
}

/** The same, in one. */
export function nameOnCard(member: Named): string {
  return namesOnCard(member).filter(Boolean).join(' ');
}
