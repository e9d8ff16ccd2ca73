import { pick } from '@fanclub/contract/members/by-name';
import {
  plannedSettings,
  type Season,
  type SeasonState,
} from '@fanclub/contract/seasons/admin-routes';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { ClubSettings } from '@fanclub/contract/settings/settings';
import type { ServerContext } from '#platform/context';
import { readClubSettings } from '#repositories/club-settings';
import { listSeasons, type SeasonRow } from '#repositories/seasons';

/** Returns the row of a season that nobody has saved, such as the current season of a new club. */
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

/**
 * Returns the state of a season, which depends only on the label of the current season. So if the start of a season
 * is undone, it counts as planned again.
 */
export function stateOf(label: string, { season }: Pick<ClubSettings, 'season'>): SeasonState {
  if (label === season) return 'current';
  return label < season ? 'past' : 'next';
}

/**
 * Returns the settings of a season's plan. Those of packages and benefits that have left the club's folder since are
 * left out.
 */
export const planOf = ({ plan }: Pick<SeasonRow, 'plan'>): Partial<ClubSettings> =>
  pick(
    plan,
    plannedSettings.filter((name) => name in plan),
  );

/** Presents a season for the panel. The current season has the prices of the club's settings. */
export function presentSeason(row: SeasonRow, settings: ClubSettings): Season {
  const { label, opens, ends, started_at, version } = row;
  const state = stateOf(label, settings);
  return {
    id: seasonIdOf(label),
    label,
    opens,
    ends,
    version,
    state,
    plan: (state === 'current' ? pick(settings, plannedSettings) : planOf(row)) as Season['plan'],
    started_at: started_at?.toDate().toISOString() ?? null,
  };
}

/** Returns all seasons, the earliest first. The current season is included even if nobody has saved it. */
export async function presentSeasons({ db }: ServerContext): Promise<Season[]> {
  const [{ values }, saved] = await Promise.all([readClubSettings(db), listSeasons(db)]);
  const current = values.season;
  const rows = saved.some(({ label }) => label === current)
    ? saved
    : [...saved, unsavedSeason(current)];
  return rows
    .toSorted((a, b) => a.label.localeCompare(b.label))
    .map((row) => presentSeason(row, values));
}
