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
 * Returns the filter that a choice stands for, which is the value of a select and of the address: `valid`, or
 * `new 2026/27`. An unknown choice filters nothing.
 */
export function todayFields(choice: string): TodayFields {
  const standing = standings.find((known) => known === choice);
  if (standing) return { standing };
  const [part, season] = choice.split(' ');
  const season_part = seasonParts.find((known) => known === part);
  return season && season_part ? { season, season_part } : {};
}

/** Returns the choice that stands for a filter; empty if it filters nothing. */
export function todayChoice({ standing, season, season_part = 'held' }: TodayFields): string {
  return standing ?? (season ? `${season_part} ${season}` : '');
}

/** Says whether a row may stay in a list with this filter. Rows do not tell their seasons, so a new list decides. */
export function fitsToday(choice: string, member: MemberRow): boolean {
  const { standing } = todayFields(choice);
  return !standing || standingOn(member, dayIn(defaultDeadlineZone, new Date())) === standing;
}

/** Returns the choices of what holds today and by the two latest seasons, and the text of each. */
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
