import type * as contract from '@fanclub/contract/settings/routes';
import type { HandlersOf } from '#pipeline/handler';
import { readClubTexts } from '#repositories/club-texts';
import { presentClubTexts } from './present-club-texts.ts';
import { readPublicSettings } from './read-settings.ts';

export const settingsHandlers: HandlersOf<typeof contract> = {
  settings: (request) => readPublicSettings(request.context),
  clubTexts: async ({ context, query }) =>
    presentClubTexts(await readClubTexts(context.db), query.language),
};
