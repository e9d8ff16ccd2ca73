import { type LanguageCode, languageCodes, languages } from '@fanclub/contract/text/languages';
import { FilterChips } from '../list/filter-chips.tsx';

interface LanguageChipsProps {
  label: string;
  /** All of them, unless it is said which. */
  values?: readonly LanguageCode[];
  chosen: LanguageCode;
  onChoose: (language: LanguageCode) => void;
}

/** The language whose text is on screen. */
export function LanguageChips({ values = languageCodes, ...chips }: LanguageChipsProps) {
  return <FilterChips {...chips} values={values} textOf={(code) => languages[code].label} />;
}
