/** First and last day of a membership. Without a first day, it has begun. Without a last day, it has no end yet. */
export interface Period {
  valid_from: string | null;
  valid_until: string | null;
}

/** A person's memberships: the running one or else the last that ended, and the next one if it is approved early. */
export interface MembershipLine<M> {
  membership: M | null;
  next_membership: M | null;
}

/** What holds for a person on a day: a valid membership, one that begins later, one that has ended, or none. */
export const standings = ['valid', 'later', 'lapsed', 'never'] as const;
export type Standing = (typeof standings)[number];
type PeriodState = Exclude<Standing, 'never'>;

/** Returns whether a membership is valid on a day, begins later, or has ended. */
export function periodOn(
  { valid_from: first, valid_until: last }: Period,
  day: string,
): PeriodState {
  if (first && day < first) return 'later';
  return last !== null && last < day ? 'lapsed' : 'valid';
}

/**
 * Returns the memberships as they are on a day. From its first day on, `next_membership` takes the place of
 * `membership`, even if maintenance has not moved it in the stored row yet.
 */
export function lineOn<M extends Period>(
  { membership, next_membership: next }: MembershipLine<M>,
  day: string,
): MembershipLine<M> {
  return next && periodOn(next, day) !== 'later'
    ? { membership: next, next_membership: null }
    : { membership, next_membership: next };
}

/** Returns the membership that is valid on a day, or null. Only this function decides who has a membership on a day. */
export function membershipOn<M extends Period>(line: MembershipLine<M>, day: string): M | null {
  const { membership } = lineOn(line, day);
  return membership && periodOn(membership, day) === 'valid' ? membership : null;
}

/** Returns a person's standing on a day. */
export function standingOn(line: MembershipLine<Period>, day: string): Standing {
  const { membership, next_membership: next } = lineOn(line, day);
  if (membership && periodOn(membership, day) === 'valid') return 'valid';
  const last = next ?? membership;
  return last ? periodOn(last, day) : 'never';
}

/** The memberships of a person, the earliest first. */
export const membershipsOf = <M>({ membership, next_membership }: MembershipLine<M>): M[] =>
  [membership, next_membership].flatMap((one) => one ?? []);

/** Groups of a season's members: everybody, the members who are new in this season, and those with no later season. */
export const seasonParts = ['held', 'new', 'last'] as const;
export type SeasonPart = (typeof seasonParts)[number];
