import { defineRoute } from '../http/route.ts';
import { boolean, mixed, strictObject } from '../validation/yup.ts';

export const health = defineRoute({
  method: 'GET',
  path: '/api/health',
  summary: 'Answers once the function can serve.',
  access: 'public',
  status: 200,
  response: strictObject({ ok: boolean().required() }),
  errors: [],
});

export const openapi = defineRoute({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description.',
  access: 'public',
  status: 200,
  cache: { browserS: 300, edgeS: 3600, staleS: 3600 },
  response: mixed<Record<string, unknown>>()
    .required()
    .meta({ json: { type: 'object' } }),
  errors: [],
});
