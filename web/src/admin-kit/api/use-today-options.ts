import { standings } from '@fanclub/contract/members/membership';
import { seasonBefore } from '@fanclub/contract/seasons/season';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/use-settings.ts';
import { statsQuery } from './queries.ts';
import { useTodayText } from './today-filter.ts';

/** For how many earlier seasons those who have not renewed can be chosen. */
const earlierSeasons = 3;

/**
 * Returns the options of the select by today's membership and by season. In a club's first season nobody can have
 * renewed, so the seasons are left out. `chosen` is always an option, because an address may name an earlier season.
 */
export function useTodayOptions(chosen: string) {
  const textOf = useTodayText();
  const { data: settings } = useQuery(settingsQuery);
  // The counts in the same response can be old here.
  const { data: stats } = useQuery({ ...statsQuery, staleTime: Number.POSITIVE_INFINITY });
  const seasons = settings && stats ? ofSeasons(settings.season, stats.first_season) : [];
  const choices = new Set([...standings, ...seasons, ...(chosen ? [chosen] : [])]);
  return [...choices].map((value) => ({ value, label: textOf(value) }));
}

/** Returns the options by season: of the present one and the one before, and those who have not renewed since earlier ones. */
function ofSeasons(current: string, first: string | null): string[] {
  if (first === null || first >= current) return [];
  const before = seasonBefore(current);
  const last: string[] = [];
  for (let each = before; each >= first && last.length < earlierSeasons; ) {
    last.push(`last ${each}`);
    each = seasonBefore(each);
  }
  return [`held ${current}`, `new ${current}`, `held ${before}`, ...last];
}
