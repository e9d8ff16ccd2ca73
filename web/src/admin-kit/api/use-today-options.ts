import { standings } from '@fanclub/contract/members/membership';
import { seasonBefore } from '@fanclub/contract/seasons/season';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/use-settings.ts';
import { seasonFiguresQuery } from './queries.ts';
import { useTodayText } from './today-filter.ts';

/**
 * Returns the options of the select by today's membership and by the two latest seasons. In a club's first season
 * nobody can have renewed, so the seasons are left out.
 */
export function useTodayOptions() {
  const textOf = useTodayText();
  const { data: settings } = useQuery(settingsQuery);
  const { data: figures } = useQuery({
    ...seasonFiguresQuery,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isFirst = figures?.now.renewal === null;
  const choices = [...standings, ...(settings && !isFirst ? ofSeasons(settings.season) : [])];
  return choices.map((value) => ({ value, label: textOf(value) }));
}

function ofSeasons(current: string): string[] {
  const before = seasonBefore(current);
  return [`held ${current}`, `new ${current}`, `held ${before}`, `last ${before}`];
}
