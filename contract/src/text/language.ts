/** Languages of the product, the default first. */
export const languageCodes = ['fa', 'en', 'it'] as const;
export type LanguageCode = (typeof languageCodes)[number];
export const defaultLanguage: LanguageCode = 'fa';

/** Direction of a language; Arabic is ready for the day it becomes a language here. */
export function isRtl(language: string): boolean {
  return language === 'fa' || language === 'ar';
}

/** Picks the first language of an `Accept-Language` header that the product speaks. */
export function pickLanguage(acceptLanguage: string | undefined): LanguageCode {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const quality = Number(
        params
          .find((p) => p.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return {
        code: tag.slice(0, 2).toLowerCase(),
        quality: Number.isFinite(quality) ? quality : 0,
      };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { code, quality } of wanted) {
    const match = languageCodes.find((language) => language === code);
    if (match && quality > 0) return match;
  }
  return defaultLanguage;
}
