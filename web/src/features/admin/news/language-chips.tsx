import { type LanguageCode, languageCodes, languages } from '@fanclub/contract/text/languages';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';

interface LanguageChipsProps {
  label: string;
  /** The languages to choose from; all languages by default. */
  values?: readonly LanguageCode[];
  chosen: LanguageCode;
  onChoose: (language: LanguageCode) => void;
}

/** Chips to choose the language whose text is shown, if the club offers several languages. */
export function LanguageChips({ values = languageCodes, ...chips }: LanguageChipsProps) {
  if (languageCodes.length < 2) return null;
  return <FilterChips {...chips} values={values} textOf={(code) => languages[code].label} />;
}
