import { countryCodes } from '@fanclub/contract/text/countries';
import { languages } from '@fanclub/contract/text/languages';
import { useMemo } from 'react';
import { countryName } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** All countries in the language on screen, in its own order. */
export function useCountryOptions(): { value: string; label: string }[] {
  const language = useLanguage();
  return useMemo(() => {
    const { compare } = new Intl.Collator(languages[language].locale);
    return countryCodes
      .map((value) => ({ value, label: countryName(value, language) }))
      .sort((a, b) => compare(a.label, b.label));
  }, [language]);
}
