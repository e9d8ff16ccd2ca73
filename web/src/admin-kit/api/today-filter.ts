import type { MemberRow } from '@fanclub/contract/members/admin-member';
import {
  type SeasonPart,
  type Standing,
  seasonParts,
  standingOn,
  standings,
} from '@fanclub/contract/members/membership';
import { seasonBefore } from '@fanclub/contract/seasons/season';
import { defaultDeadlineZone } from '@fanclub/contract/settings/defaults';
import { dayIn } from '@fanclub/contract/text/day';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '#api/use-settings.ts';

interface TodayFields {
  standing?: Standing | undefined;
  season?: string | undefined;
  season_part?: SeasonPart | undefined;
}

/**
 * Parses the value of the select, which the URL also contains: `valid`, or `new 2026/27`. An unknown value gives an
 * empty filter, which all members match.
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
  return !standing || standingOn(member, dayIn(defaultDeadlineZone, new Date())) === standing;
}

/**
 * Returns the options of the select, by today's membership and by the two latest seasons, and a function for their
 * labels.
 */
export function useTodayFilter() {
  const { t } = useTranslation('admin');
  const { data: settings } = useQuery(settingsQuery);
  const current = settings?.season ?? '';
  const textOf = (choice: string): string => {
    const { standing, season, season_part } = todayFields(choice);
    if (!season) return t(`today.${standing ?? 'any'}`);
    if (season_part === 'new') return t('today.new', { season });
    return t(season_part === 'last' ? 'today.notRenewed' : 'today.members', { season });
  };
  const ofSeasons = [
    `held ${current}`,
    `new ${current}`,
    ...(current ? [`held ${seasonBefore(current)}`, `last ${seasonBefore(current)}`] : []),
  ];
  const choices = [...standings, ...(settings ? ofSeasons : [])];
  return { textOf, options: choices.map((value) => ({ value, label: textOf(value) })) };
}
