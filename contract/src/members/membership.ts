/** First and last day of a membership. Without a first day, it has begun. Without a last day, it has no end yet. */
export interface Period {
  valid_from: string | null;
  valid_until: string | null;
  /** Why it ended before its season; null or absent if it did not. */
  end_reason?: string | null;
}

/** What a day shows of a person's memberships: the running one or else the last that ended, and the next one. */
export interface MembershipLine<M> {
  membership: M | null;
  next_membership: M | null;
}

/** What holds for a person on a day: a valid membership, one that begins later, one that has ended, or none. */
export const standings = ['valid', 'later', 'lapsed', 'never'] as const;
export type Standing = (typeof standings)[number];
type PeriodState = Exclude<Standing, 'never'>;

/** Returns whether a membership has a day on which it is valid. One that was ended before its first day has none. */
export const isEverValid = ({ valid_from: first, valid_until: last, end_reason }: Period) =>
  !end_reason || first === null || last === null || first <= last;

/** Returns whether a membership is valid on a day, begins later, or has ended. */
export function periodOn(period: Period, day: string): PeriodState {
  const { valid_from: first, valid_until: last } = period;
  if (!isEverValid(period)) return 'lapsed';
  if (first && day < first) return 'later';
  return last !== null && last < day ? 'lapsed' : 'valid';
}

/**
 * Returns what a day shows of all memberships of a person, the earliest first. One that is never valid is shown only if
 * there is no other.
 */
export function lineOf<M extends Period>(
  memberships: readonly M[],
  day: string,
): MembershipLine<M> {
  const valid = memberships.filter(isEverValid);
  const line = valid.length > 0 ? valid : memberships;
  const begun = line.findLastIndex((one) => periodOn(one, day) !== 'later');
  const shown = Math.max(begun, 0);
  return { membership: line[shown] ?? null, next_membership: line[shown + 1] ?? null };
}

/** Like `lineOf`, for the memberships that another day has shown. */
export const lineOn = <M extends Period>(line: MembershipLine<M>, day: string): MembershipLine<M> =>
  lineOf(membershipsOf(line), day);

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

/** The memberships that a day shows, the earlier one first. */
export const membershipsOf = <M>({ membership, next_membership }: MembershipLine<M>): M[] =>
  [membership, next_membership].flatMap((one) => one ?? []);

/** Groups of a season's members: everybody, the members who are new in this season, and those with no later season. */
export const seasonParts = ['held', 'new', 'last'] as const;
export type SeasonPart = (typeof seasonParts)[number];
