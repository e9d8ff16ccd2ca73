import type { RouteResponse } from '@fanclub/contract/http/route';
import { isTextName, readTextName } from '@fanclub/contract/settings/club-texts';
import type * as contract from '@fanclub/contract/settings/routes';
import type { clubTexts } from '@fanclub/contract/settings/routes';
import type { SettingsIn } from '@fanclub/contract/settings/settings';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { HandlersOf } from '#pipeline/handler';
import { readSettings } from '#repositories/club-settings';
import { readPublicSettings } from './read-settings.ts';

export const settingsHandlers: HandlersOf<typeof contract> = {
  settings: (request) => readPublicSettings(request.context),
  clubTexts: async ({ context, query }) =>
    presentClubTexts(await readSettings(context.db, 'texts'), query.language),
};

/** Returns the club's own texts in a language. Empty texts are left out. */
function presentClubTexts(
  texts: SettingsIn<'texts'>,
  language: LanguageCode,
): RouteResponse<typeof clubTexts> {
  const said = Object.entries(texts).flatMap(([name, text]) => {
    if (text === '') return [];
    if (!isTextName(name)) return [[name, text]];
    const written = readTextName(name);
    return written.language === language ? [[written.key, text]] : [];
  });
  return Object.fromEntries(said);
}
