import type { RouteResponse } from '@fanclub/contract/http/route';
import type { me } from '@fanclub/contract/members/routes';

type SeenProfile = RouteResponse<typeof me>;

let early: SeenProfile | null = null;

/** Keeps the profile that a built first screen has read, so that the app does not read it again. */
export function keepEarlyProfile(profile: SeenProfile): void {
  early = profile;
}

/** Returns the kept profile, once; undefined if it is another person's, or none is kept. */
export function takeEarlyProfile(userId: string): SeenProfile | undefined {
  if (early?.id !== userId) return undefined;
  const profile = early;
  early = null;
  return profile;
}
