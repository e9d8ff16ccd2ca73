import { defineRoute } from '../http/route.ts';
import { strictObject } from '../validation/yup.ts';
import { publicSettingsFields } from './public-settings.ts';

export const settings = defineRoute({
  method: 'GET',
  path: '/api/settings',
  summary: 'Prices, deadline, card number and payment links.',
  access: 'public',
  status: 200,
  cache: { browserS: 0, edgeS: 30, staleS: 30 },
  response: strictObject(publicSettingsFields),
  errors: [],
});
