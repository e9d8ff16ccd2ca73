import { formatMoney } from '@fanclub/contract/money/format-money';
import type { Candidate, ShownLine } from '@fanclub/contract/statements/lines';
import { useTexts } from '#i18n/use-texts.ts';

/**
 * Returns a function for the text that says how much of a candidate's amount no statement has shown yet. The function
 * returns null if there is no such amount.
 */
export function useUnseen({ currency }: Pick<ShownLine, 'currency'>) {
  const { t, language } = useTexts('statements');
  return ({ open }: Pick<Candidate, 'open'>) =>
    open
      ? t('candidates.unseen', { amount: formatMoney({ amount: open, currency }, language) })
      : null;
}
