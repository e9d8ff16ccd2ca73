import { saveSeason, startSeason } from '@fanclub/contract/seasons/admin-routes';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { callOrThrow } from './call.ts';

interface SeasonEnd {
  season: string;
  /** The season's last day. */
  ends: string;
}

/** Gives two seasons their last days, and begins the second one, as an owner does. */
export async function beginSeason(
  token: string,
  before: SeasonEnd,
  next: SeasonEnd,
): Promise<void> {
  for (const { season, ends } of [before, next]) {
    const params = { seasonId: seasonIdOf(season) };
    const body = { opens: null, ends, plan: {}, version: 0 };
    await callOrThrow(saveSeason, { token, params, body });
  }
  await callOrThrow(startSeason, { token, params: { seasonId: seasonIdOf(next.season) } });
}
