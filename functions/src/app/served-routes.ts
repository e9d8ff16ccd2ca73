import type { RouteDefinition } from '@fanclub/contract/http/route';
import { siteApi } from '@fanclub/contract/site-api';
import { passDocumentOn } from '#features/uploads/pass-document-on';
import type { Handler } from '#pipeline/handler';
import { siteHandlers } from './site-handlers.ts';

export interface ServedRoute {
  route: RouteDefinition;
  handler: Handler<RouteDefinition>;
}

const served = (route: RouteDefinition, handler: unknown): ServedRoute => ({
  route,
  handler: handler as Handler<RouteDefinition>,
});

const siteNames = Object.keys(siteApi) as (keyof typeof siteApi)[];
const servedBySite = (name: keyof typeof siteApi) => served(siteApi[name], siteHandlers[name]);

/** True for the routes to which members and strangers send images. */
const carriesFiles = (name: keyof typeof siteApi) => 'multipart' in siteApi[name];

/**
 * The routes that transfer images; `firebase.json` routes their paths to the function `uploads`. This function reaches
 * no rows, so it can neither authenticate callers nor read settings: `passDocumentOn` lets `api` do both.
 */
export const routesOfUploads: ServedRoute[] = siteNames.filter(carriesFiles).map((name) =>
  name === 'uploadDocument'
    ? {
        route: { ...siteApi.uploadDocument, access: 'public', appCheck: 'optional' },
        handler: passDocumentOn as unknown as Handler<RouteDefinition>,
      }
    : servedBySite(name),
);

/**
 * The routes of the function `api` for visitors and members: those that transfer no images. If `isAlone`, there is no
 * function `uploads`, so `api` serves the routes for images, too.
 */
export function routesOfSite(isAlone: boolean): ServedRoute[] {
  return siteNames.filter((name) => isAlone || !carriesFiles(name)).map(servedBySite);
}

/** True for a path of the panel: all its routes, and no others, begin with `/api/admin/`. */
export const isOfPanel = (path: string) => path.toLowerCase().startsWith('/api/admin/');

/**
 * Loads and returns the routes of the panel. They are two thirds of all routes, and visitors should not wait for them
 * when a server starts.
 */
export async function loadRoutesOfPanel(): Promise<ServedRoute[]> {
  const [{ panelApi }, { panelHandlers }] = await Promise.all([
    import('@fanclub/contract/panel-api'),
    import('./panel-handlers.ts'),
  ]);
  const names = Object.keys(panelApi) as (keyof typeof panelApi)[];
  return names.map((name) => served(panelApi[name], panelHandlers[name]));
}
