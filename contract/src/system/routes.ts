import { defineRoute } from '../http/route.ts';
import { array, boolean, mixed, number, strictObject, string } from '../validation/yup.ts';

export const health = defineRoute({
  method: 'GET',
  path: '/api/health',
  summary:
    'Responds as soon as the function can serve, with the version of the product. Names wrong set-up: variables of the deployment and settings that have only a default, never their values. With `probe`, the deployment counts the proxies in front of the function.',
  access: 'public',
  query: strictObject({
    /** An address that the caller has put into its own X-Forwarded-For. */
    probe: string().max(60).optional(),
  }),
  response: strictObject({
    ok: boolean().required(),
    /** The version of the product whose functions answer. */
    version: string().required(),
    problems: array(string().required()).optional(),
    /** The number of entries that proxies have added to X-Forwarded-For, in a response to a `probe`. */
    proxies: number().integer().optional(),
  }),
});

export const openapi = defineRoute({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Returns this description.',
  access: 'public',
  cache: { browserS: 300, edgeS: 3600, staleS: 3600 },
  response: mixed<Record<string, unknown>>()
    .required()
    .meta({ json: { type: 'object' } }),
});
