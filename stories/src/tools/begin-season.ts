import { saveSeason, startSeason } from '@fanclub/contract/seasons/admin-routes';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { callOrThrow } from './call.ts';

interface SeasonEnd {
  season: string;
  /** The season's last day. */
  ends: string;
}

/** Gives a season its last day, as an owner does. */
export async function endSeason(token: string, { season, ends }: SeasonEnd): Promise<void> {
  const params = { seasonId: seasonIdOf(season) };
  const body = { opens: null, ends, plan: {}, version: 0 };
  await callOrThrow(saveSeason, { token, params, body });
}

/** Gives a season its last day and begins it, as an owner does. */
export async function beginSeason(token: string, next: SeasonEnd): Promise<void> {
  await endSeason(token, next);
  await callOrThrow(startSeason, { token, params: { seasonId: seasonIdOf(next.season) } });
}
