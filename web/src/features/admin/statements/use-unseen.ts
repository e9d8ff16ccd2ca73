import { formatMoney } from '@fanclub/contract/money/format-money';
import type { Candidate, ShownLine } from '@fanclub/contract/statements/lines';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';

/**
 * Returns a function for the text that says how much of a candidate's amount no statement has shown yet. The function
 * returns null if there is no such amount.
 */
export function useUnseen({ currency }: Pick<ShownLine, 'currency'>) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  return ({ open }: Pick<Candidate, 'open'>) =>
    open
      ? t('candidates.unseen', { amount: formatMoney({ amount: open, currency }, language) })
      : null;
}
