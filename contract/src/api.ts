import { panelApi } from './panel-api.ts';
import { siteApi } from './site-api.ts';

/**
 * All routes of the product by name. The API description is generated from this table. The browser imports single routes
 * instead, so that a page loads only those that it uses.
 */
export const api = { ...siteApi, ...panelApi };

export type Api = typeof api;
export type RouteName = keyof Api;
