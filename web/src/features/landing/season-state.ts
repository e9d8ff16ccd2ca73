import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import { useEffect } from 'react';
import { type KnownSettings, usePublicSettings } from '#api/public-settings.ts';

/**
 * `late`: the deadline has passed, but late registrations are accepted. `closed`: registrations are no longer
 * accepted.
 */
type SeasonState = 'unknown' | 'open' | 'late' | 'closed';

function seasonStateOf({ settings }: KnownSettings): SeasonState {
  if (!settings) return 'unknown';
  if (isRegistrationClosed(settings)) return 'closed';
  return settings.deadline_passed ? 'late' : 'open';
}

/**
 * Returns the season's state, and the settings. `isAbsent` is true while the settings could not be loaded. The hook
 * also sets the state on `<html>`, for CSS that shows and hides static parts of the page.
 */
export function useSeason(): {
  season: SeasonState;
  settings: PublicSettings | undefined;
  isAbsent: boolean;
} {
  const known = usePublicSettings();
  const season = seasonStateOf(known);
  useEffect(() => {
    document.documentElement.dataset.season = season;
  }, [season]);
  return { season, settings: known.settings, isAbsent: known.state === 'absent' };
}
