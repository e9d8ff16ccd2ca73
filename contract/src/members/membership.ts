/** First and last day of a membership; without a first day it has begun, without a last day it goes on. */
export interface Period {
  valid_from?: string | null | undefined;
  valid_until: string | null;
}

/** A person's memberships: the running one or else the last that ended, and one that was approved early. */
export interface MembershipLine<M> {
  membership: M | null;
  next_membership: M | null;
}

/** What holds for a person on a day: a valid membership, one that begins later, one that has ended, or none. */
export const standings = ['valid', 'later', 'lapsed', 'never'] as const;
export type Standing = (typeof standings)[number];
type PeriodState = Exclude<Standing, 'never'>;

/** Says where a day is in the period of a membership. */
export function periodOn(
  { valid_from: first, valid_until: last }: Period,
  day: string,
): PeriodState {
  if (first && day < first) return 'later';
  return last !== null && last < day ? 'lapsed' : 'valid';
}

/**
 * Returns the memberships as they are on a day: one that was approved early takes the place of the one before on its
 * first day, even if no job has moved it in the stored row.
 */
export function lineOn<M extends Period>(
  { membership, next_membership: next }: MembershipLine<M>,
  day: string,
): MembershipLine<M> {
  return next && periodOn(next, day) !== 'later'
    ? { membership: next, next_membership: null }
    : { membership, next_membership: next };
}

/** Returns the membership that holds on a day; null if none does. This is the one definition of a member. */
export function membershipOn<M extends Period>(line: MembershipLine<M>, day: string): M | null {
  const { membership } = lineOn(line, day);
  return membership && periodOn(membership, day) === 'valid' ? membership : null;
}

/** Returns what holds for a person on a day. */
export function standingOn(line: MembershipLine<Period>, day: string): Standing {
  const { membership, next_membership: next } = lineOn(line, day);
  if (membership && periodOn(membership, day) === 'valid') return 'valid';
  const last = next ?? membership;
  return last ? periodOn(last, day) : 'never';
}

/** The memberships of a person, the earliest first. */
export const membershipsOf = <M>({ membership, next_membership }: MembershipLine<M>): M[] =>
  [membership, next_membership].flatMap((one) => one ?? []);

/** Members by a season: all who have or had a membership of it, those who joined with it, and those whose last it is. */
export const seasonParts = ['held', 'new', 'last'] as const;
export type SeasonPart = (typeof seasonParts)[number];
