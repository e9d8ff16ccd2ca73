import type { ReviewItem } from '@fanclub/contract/members/review-items';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from './field-texts.ts';

/** What a review can ask for, by the name that it has everywhere. */
export function useItemLabel() {
  const { t } = useTranslation('member');
  const labelOf = useFieldLabel();
  return (item: ReviewItem): string => (item === 'amount' ? t('items.amount') : labelOf(item));
}
