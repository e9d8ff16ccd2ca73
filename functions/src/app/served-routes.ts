import type { AdminRole } from '@fanclub/contract/admin/roles';
import { api, type RouteName } from '@fanclub/contract/api';
import { limitedRoute } from '@fanclub/contract/heavy-routes';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { rolesOf } from '@fanclub/contract/route-roles';
import { passDocumentOn } from '#features/uploads/pass-document-on';
import type { Handler } from '#pipeline/handler';
import { handlers } from './handlers.ts';

/** A route as a function serves it. */
export interface ServedRoute {
  route: RouteDefinition;
  handler: Handler<RouteDefinition>;
  /** Roles of admins who may call this route; undefined for all admins. */
  roles: readonly AdminRole[] | undefined;
}

const served = (name: RouteName): ServedRoute => ({
  route: limitedRoute(name, api[name]),
  handler: handlers[name] as unknown as Handler<RouteDefinition>,
  roles: rolesOf(name),
});

const everyRoute = Object.keys(api) as RouteName[];
/**
 * True for the routes to which members and strangers send images. An admin's file is not decoded, and `api` reads it
 * only after it has authenticated the admin.
 */
const carriesFiles = (name: RouteName) => {
  const { multipart, access }: RouteDefinition = api[name];
  return multipart !== undefined && access !== 'admin';
};

/**
 * The routes that transfer images; `firebase.json` routes their paths to the function `uploads`. This function reaches
 * no rows, so it can neither authenticate callers nor read settings: `passDocumentOn` lets `api` do both.
 */
export const routesOfUploads: ServedRoute[] = everyRoute.filter(carriesFiles).map((name) =>
  name === 'uploadDocument'
    ? {
        route: { ...api.uploadDocument, access: 'public', openWithoutAppCheck: true },
        handler: passDocumentOn as unknown as Handler<RouteDefinition>,
        roles: undefined,
      }
    : served(name),
);

/**
 * The routes of the function `api`: those that `uploads` does not serve. If `isAlone`, there is no function `uploads`,
 * and `api` serves every route.
 */
export function routesOfApi(isAlone: boolean): ServedRoute[] {
  return everyRoute.filter((name) => isAlone || !carriesFiles(name)).map(served);
}
