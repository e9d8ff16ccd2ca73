import { defineRoute } from '../http/route.ts';
import { array, boolean, mixed, strictObject, string } from '../validation/yup.ts';

export const health = defineRoute({
  method: 'GET',
  path: '/api/health',
  summary:
    'Answers once the function can serve. Names what is set up wrongly: variables of the deployment and settings that a default stands in for, never their values.',
  access: 'public',
  response: strictObject({
    ok: boolean().required(),
    problems: array(string().required()).optional(),
  }),
});

export const openapi = defineRoute({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description.',
  access: 'public',
  cache: { browserS: 300, edgeS: 3600, staleS: 3600 },
  response: mixed<Record<string, unknown>>()
    .required()
    .meta({ json: { type: 'object' } }),
});
