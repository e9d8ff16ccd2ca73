import { type Language, type LanguageCode, languages } from '@fanclub/contract/text/languages';

const widths: Record<Language['font'], string> = { vazirmatn: '26em', archivo: '27.5em' };

/** Width of running text: some 60, at most about 68 characters, of which Persian ones are the narrower. */
export function measureOf(language: LanguageCode): string {
  return widths[languages[language].font];
}
