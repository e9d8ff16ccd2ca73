import type { News } from '@fanclub/contract/news/admin-routes';
import { blankTexts, type NewsContent } from '@fanclub/contract/news/news';
import { type LanguageCode, languageCodes, perLanguage } from '@fanclub/contract/text/languages';
import { todayChoice, todayFields } from '#admin-kit/api/today-filter.ts';

type TextValues = Record<`${'subject' | 'body'}_${LanguageCode}`, string>;

/** The form's values, one field per text and filter. An empty filter excludes nobody. */
export type MessageValues = TextValues &
  Record<'link' | 'today' | 'status' | 'pack_type' | 'language' | 'country', string>;

export function valuesOf({ texts, link, audience }: NewsContent): MessageValues {
  const { status = '', pack_type = '', language = '', country = '' } = audience;
  const written = languageCodes.flatMap((code) => [
    [`subject_${code}`, texts[code].subject],
    [`body_${code}`, texts[code].body],
  ]);
  return {
    ...(Object.fromEntries(written) as TextValues),
    link,
    today: todayChoice(audience),
    status,
    pack_type,
    language,
    country,
  };
}

export function contentOf(values: MessageValues): NewsContent {
  const { status, pack_type, language, country } = values;
  const chosen = Object.entries({ status, pack_type, language, country }).filter(
    ([, choice]) => choice !== '',
  );
  return {
    texts: perLanguage((code) => ({
      subject: values[`subject_${code}`].trim(),
      body: values[`body_${code}`].trim(),
    })),
    link: values.link.trim(),
    audience: {
      ...(Object.fromEntries(chosen) as News['audience']),
      ...todayFields(values.today),
    },
  };
}

/**
 * The values of a new message. It goes to all whose membership is valid today, unless the admin chooses another
 * audience.
 */
export const emptyValues = valuesOf({
  texts: blankTexts,
  link: '',
  audience: { standing: 'valid' },
});
