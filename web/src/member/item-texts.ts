import type { ReviewItem } from '@fanclub/contract/members/review-items';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { useFieldLabel } from './field-texts.ts';

/** What a review can ask for, by the name that it has everywhere. */
export function useItemLabel() {
  const { t } = useTranslation('member');
  const labelOf = useFieldLabel();
  return (item: ReviewItem): string => (item === 'amount' ? t('items.amount') : labelOf(item));
}

/** Several of them, as a sentence names them. */
export function useItemList() {
  const labelOf = useItemLabel();
  const format = useFormat();
  return (items: readonly ReviewItem[]): string => format.list(items.map(labelOf));
}
