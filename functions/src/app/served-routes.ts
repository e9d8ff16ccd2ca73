import { api, type RouteName } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';

const everyRoute = Object.keys(api) as RouteName[];
const carriesFiles = (name: RouteName) => (api[name] as RouteDefinition).multipart !== undefined;

/** The routes that transfer files; `firebase.json` routes their paths to the function `uploads`. */
export const uploadRoutes = everyRoute.filter(carriesFiles);

/**
 * The routes of the function `api`: all without files. If `isAlone`, there is no function `uploads` beside it, so
 * it serves every route.
 */
export function routesOfApi(isAlone: boolean): RouteName[] {
  return isAlone ? everyRoute : everyRoute.filter((name) => !carriesFiles(name));
}
