import type { RouteDefinition, RouteResponse } from '@fanclub/contract/http/route';
import { listSeasons } from '@fanclub/contract/seasons/admin-routes';
import {
  type KeptSettingChange,
  listSettingChanges,
  readSettings,
} from '@fanclub/contract/settings/admin-routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { settingsQuery } from '#api/use-settings.ts';
import { prolongsGate } from '../api/member-actions.ts';
import { usePages } from '../api/use-pages.ts';

export type ClubSettings = RouteResponse<typeof readSettings>;
export type PendingChange = NonNullable<ClubSettings['pending']>;
export type ChangedSetting = KeptSettingChange['changes'][number];

/** The settings of this admin's role, as they count now. */
export const useSettings = () => useQuery(routeQuery(readSettings));

const changesAtOnce = '10';

/** What was changed of them, newest first. */
export function useSettingChanges() {
  const { pages, ...list } = usePages([listSettingChanges.path], (page, signal) =>
    call(listSettingChanges, { query: { ...page, limit: changesAtOnce }, signal }),
  );
  return { changes: pages.flatMap(({ changes }) => changes), ...list };
}

/** The club's seasons, the current one always among them. */
export const useSeasons = () => useQuery(routeQuery(listSeasons));

/** Anything that changes them or the seasons; what the site shows of them is read anew with them. */
export function useSettingsChange<R extends RouteDefinition>(route: R) {
  const queryClient = useQueryClient();
  return useRouteMutation(route, {
    ...prolongsGate,
    // What waits came after this page was read: it is shown, to be confirmed or dropped.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'other_change_waits') {
        queryClient.invalidateQueries(routeQuery(readSettings));
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
