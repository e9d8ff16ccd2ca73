import type { ImportColumn } from '@fanclub/contract/members/import-columns';
import { packName } from '@fanclub/contract/pricing/packages';
import { choicesOf } from '@fanclub/contract/read-file/members/read-cell';
import { countryCodes } from '@fanclub/contract/text/countries';
import { languages } from '@fanclub/contract/text/languages';
import { fieldWords } from '@fanclub/contract/words/field-words';
import { countryName } from '#i18n/format.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useSeasons } from '../use-settings.ts';

interface Option {
  value: string;
  label: string;
}

/** Returns a function that lists the values that a cell of a column can have, with their names. */
export function useValueOptions(): (column: ImportColumn) => Option[] {
  const { t, language } = useTexts(['settings', 'member', 'money']);
  const seasons = useSeasons().data?.seasons ?? [];
  return (column) => {
    if (column.startsWith('country_')) {
      const named = countryCodes.map((value) => ({ value, label: countryName(value, language) }));
      return named.sort((one, other) => one.label.localeCompare(other.label, language));
    }
    if (column === 'season') return seasons.map(({ label }) => ({ value: label, label }));
    if (column === 'paid_currency') {
      return (['EUR', 'rial', 'toman'] as const).map((value) => ({
        value,
        label: t(`memberImport.currencies.${value}`),
      }));
    }
    const nameOf = (value: string): string => {
      if (value === 'yes' || value === 'no') return t(`member:${value}`);
      if (column === 'language') return languages[value as keyof typeof languages].label;
      if (column === 'paid_by') return t(`member:ways.${value as 'cash'}`);
      if (column === 'pack_type') return packName(value, language);
      return fieldWords[language].choices.gender?.[value] ?? value;
    };
    return (choicesOf(column) ?? []).map((value) => ({ value, label: nameOf(value) }));
  };
}
