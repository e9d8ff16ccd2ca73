import type * as contract from '@fanclub/contract/settings/routes';
import type { Handler } from '#pipeline/handler';
import { readPublicSettings } from './read-settings.ts';

export const settings: Handler<typeof contract.settings> = (request) =>
  readPublicSettings(request.context);
