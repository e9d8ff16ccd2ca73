import { clubToday } from '@fanclub/contract/club/club-day';
import type { MemberRow } from '@fanclub/contract/members/admin-member';
import {
  type SeasonPart,
  type Standing,
  seasonParts,
  standingOn,
  standings,
} from '@fanclub/contract/members/membership';
import { useTranslation } from 'react-i18next';

interface TodayFields {
  standing?: Standing | undefined;
  season?: string | undefined;
  season_part?: SeasonPart | undefined;
}

/**
 * Parses the value of the select by today's membership or by season (`useTodayOptions`), which the URL also contains:
 * `valid`, or `new 2026/27`. An unknown value gives an empty filter, which all members match.
 */
export function todayFields(choice: string): TodayFields {
  const standing = standings.find((known) => known === choice);
  if (standing) return { standing };
  const [part, season] = choice.split(' ');
  const season_part = seasonParts.find((known) => known === part);
  return season && season_part ? { season, season_part } : {};
}

/** Returns the value of the select for a filter. The value is empty if all members match the filter. */
export function todayChoice({ standing, season, season_part = 'held' }: TodayFields): string {
  return standing ?? (season ? `${season_part} ${season}` : '');
}

/**
 * Returns whether a changed member stays in a cached list with this filter. A row contains no seasons, so under a
 * filter by season the member stays until the list is fetched again.
 */
export function fitsToday(choice: string, member: MemberRow): boolean {
  const { standing } = todayFields(choice);
  return !standing || standingOn(member, clubToday()) === standing;
}

const seasonTexts = { held: 'today.members', new: 'today.new', last: 'today.notRenewed' } as const;

/** Returns a function that names a value of the select. */
export function useTodayText() {
  const { t } = useTranslation('admin');
  return (choice: string): string => {
    const { standing, season, season_part = 'held' } = todayFields(choice);
    if (!season) return t(`today.${standing ?? 'any'}`);
    return t(seasonTexts[season_part], { season });
  };
}
