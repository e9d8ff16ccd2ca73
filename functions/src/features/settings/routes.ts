import type * as contract from '@fanclub/contract/settings/routes';
import type { HandlersOf } from '#pipeline/handler';
import { readPublicSettings } from './read-settings.ts';

export const settingsHandlers: HandlersOf<typeof contract> = {
  settings: (request) => readPublicSettings(request.context),
};
