import type { RouteDefinition, RouteResponse } from '@fanclub/contract/http/route';
import { listSeasons } from '@fanclub/contract/seasons/admin-routes';
import {
  type KeptSettingChange,
  listSettingChanges,
  readSettings,
} from '@fanclub/contract/settings/admin-routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { hasCode } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { settingsQuery } from '#api/use-settings.ts';

export type SettingsAnswer = RouteResponse<typeof readSettings>;
export type PendingChange = NonNullable<SettingsAnswer['pending']>;
export type ChangedSetting = KeptSettingChange['changes'][number];

/** Reads the current settings that this admin's role may see. */
export const useSettings = () => useQuery(routeQuery(readSettings));

const changesAtOnce = '10';

/** Loads the changes of settings, the newest first. */
export function useRecentChanges() {
  const { pages, ...list } = usePages([listSettingChanges.path], (page, signal) =>
    call(listSettingChanges, { query: { ...page, limit: changesAtOnce }, signal }),
  );
  return { changes: pages.flatMap(({ changes }) => changes), ...list };
}

/** Reads the club's seasons; the current one is always included. */
export const useSeasons = () => useQuery(routeQuery(listSeasons));

/**
 * Mutation of a route that changes settings or seasons. Afterwards the settings, their changes, the seasons
 * and the settings of the public site are fetched again.
 */
export function useSettingsChange<R extends RouteDefinition>(route: R) {
  const queryClient = useQueryClient();
  return useRouteMutation(route, {
    // Both errors mean that another admin was faster. The settings are fetched again before the error is shown, so that
    // the page shows their newest values, or the change that waits and can be confirmed or withdrawn.
    onError: async (error) => {
      if (hasCode(error, 'other_change_waits') || hasCode(error, 'settings_changed')) {
        await queryClient.invalidateQueries(routeQuery(readSettings));
      }
    },
    stale: [
      routeQuery(readSettings).queryKey,
      [listSettingChanges.path],
      routeQuery(listSeasons).queryKey,
      settingsQuery.queryKey,
    ],
  });
}
