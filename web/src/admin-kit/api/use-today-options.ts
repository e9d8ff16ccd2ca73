import { standings } from '@fanclub/contract/members/membership';
import { seasonBefore } from '@fanclub/contract/seasons/season';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/use-settings.ts';
import { statsQuery } from './queries.ts';
import { useTodayText } from './today-filter.ts';

/**
 * Returns the options of the select by today's membership and by the two latest seasons. In a club's first season
 * nobody can have renewed, so the seasons are left out. `chosen` is always an option, because an address may name an
 * earlier season.
 */
export function useTodayOptions(chosen: string) {
  const textOf = useTodayText();
  const { data: settings } = useQuery(settingsQuery);
  // The counts in the same response can be old here.
  const { data: stats } = useQuery({ ...statsQuery, staleTime: Number.POSITIVE_INFINITY });
  const seasons = settings && stats?.has_earlier_seasons ? ofSeasons(settings.season) : [];
  const choices = new Set([...standings, ...seasons, ...(chosen ? [chosen] : [])]);
  return [...choices].map((value) => ({ value, label: textOf(value) }));
}

function ofSeasons(current: string): string[] {
  const before = seasonBefore(current);
  return [`held ${current}`, `new ${current}`, `held ${before}`, `last ${before}`];
}
