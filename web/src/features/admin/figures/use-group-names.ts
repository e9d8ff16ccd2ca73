import type { FigureGroup } from '@fanclub/contract/figures/routes';
import { useTranslation } from 'react-i18next';
import { formatSeason } from '#i18n/format.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useChoiceLabel } from '#member/field-texts.ts';

/**
 * Returns a function that names a row of a group. A stored value that the forms no longer offer has no label and is
 * shown unchanged.
 */
export function useGroupNames(): (group: FigureGroup, name: string) => string {
  const { t, i18n } = useTranslation(['figures', 'common']);
  const choiceLabel = useChoiceLabel();
  const format = useFormat();
  const known = (key: string, word: () => string, name: string) =>
    i18n.exists(`common:${key}.${name}`) ? word() : name;
  return (group, name) => {
    if (name === '') return t('unknown');
    switch (group) {
      case 'kind':
        return t(name === 'renewed' ? 'renewed' : 'new');
      case 'country':
        return format.country(name);
      case 'package':
        return choiceLabel('pack_type', name);
      case 'method':
        return known('paymentMethods', () => choiceLabel('payment_method', name as 'rial'), name);
      case 'season':
        return formatSeason(name, format.language);
    }
  };
}
