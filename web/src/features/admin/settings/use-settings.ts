import type { RouteDefinition, RouteResponse } from '@fanclub/contract/http/route';
import { listSeasons } from '@fanclub/contract/seasons/admin-routes';
import { readSettings } from '@fanclub/contract/settings/admin-routes';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#api/route-query.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { settingsQuery } from '#api/use-settings.ts';
import { prolongsGate } from '../api/member-actions.ts';

export type ClubSettings = RouteResponse<typeof readSettings>;
export type PendingChange = NonNullable<ClubSettings['pending']>;
export type RecentChange = ClubSettings['recent'][number];
export type ChangedSetting = RecentChange['changes'][number];

/** The settings of this admin's role, as they count now. */
export const useSettings = () => useQuery(routeQuery(readSettings));

/** The club's seasons, the current one always among them. */
export const useSeasons = () => useQuery(routeQuery(listSeasons));

/** Anything that changes them or the seasons; what the site shows of them is read anew with them. */
export function useSettingsChange<R extends RouteDefinition>(route: R) {
  return useRouteMutation(route, {
    ...prolongsGate,
    stale: [
      routeQuery(readSettings).queryKey,
      routeQuery(listSeasons).queryKey,
      settingsQuery.queryKey,
    ],
  });
}
