import type { ReviewItem } from '@fanclub/contract/members/review-items';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { useFieldLabel } from './field-texts.ts';

/** Returns a function that gives the label of an item that a reviewer can request. */
export function useItemLabel() {
  const { t } = useTranslation('member');
  const labelOf = useFieldLabel();
  return (item: ReviewItem): string => (item === 'amount' ? t('items.amount') : labelOf(item));
}

/** Returns a function that joins the labels of several items as in a sentence. */
export function useItemList() {
  const labelOf = useItemLabel();
  const format = useFormat();
  return (items: readonly ReviewItem[]): string => format.list(items.map(labelOf));
}
