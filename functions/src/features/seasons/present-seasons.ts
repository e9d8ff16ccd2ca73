import { pick } from '@fanclub/contract/members/by-name';
import {
  plannedSettings,
  type Season,
  type SeasonState,
} from '@fanclub/contract/seasons/admin-routes';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { ServerContext } from '#platform/context';
import { type ClubSettings, readClubSettings } from '#repositories/club-settings';
import { listSeasons, type SeasonRow } from '#repositories/seasons';

/** A season that nobody has saved: the current one of a club that has only just begun. */
export const unsavedSeason = (label: string): SeasonRow => ({
  label,
  opens: null,
  ends: null,
  plan: {},
  has_new_end: false,
  planned_by: '',
  started_at: null,
  version: 0,
});

/** By the label of the current one alone: a start that was taken back leaves the season to come. */
export function stateOf(label: string, { season }: Pick<ClubSettings, 'season'>): SeasonState {
  if (label === season) return 'current';
  return label < String(season) ? 'past' : 'next';
}

/** As the panel shows it; of the current one the settings tell what it costs. */
export function presentSeason(row: SeasonRow, settings: ClubSettings): Season {
  const { label, opens, ends, started_at, version } = row;
  const state = stateOf(label, settings);
  return {
    id: seasonIdOf(label),
    ...{ label, opens, ends, version },
    state,
    plan: (state === 'current' ? pick(settings, plannedSettings) : row.plan) as Season['plan'],
    started_at: started_at?.toDate().toISOString() ?? null,
  };
}

/** All seasons, the earliest first, the current one always among them. */
export async function presentSeasons({ db }: ServerContext): Promise<Season[]> {
  const [{ values }, saved] = await Promise.all([readClubSettings(db), listSeasons(db)]);
  const current = String(values.season);
  const rows = saved.some(({ label }) => label === current)
    ? saved
    : [...saved, unsavedSeason(current)];
  return rows
    .toSorted((a, b) => a.label.localeCompare(b.label))
    .map((row) => presentSeason(row, values));
}
