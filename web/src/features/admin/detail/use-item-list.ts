import type { ReviewItem } from '@fanclub/contract/members/review-items';
import { languages } from '@fanclub/contract/text/languages';
import { useLanguage } from '#i18n/use-language.ts';
import { useItemLabel } from '#member/item-texts.ts';

/** The names of several items, as a sentence lists them. */
export function useItemList(): (items: readonly ReviewItem[]) => string {
  const labelOf = useItemLabel();
  const { locale } = languages[useLanguage()];
  return (items) => new Intl.ListFormat(locale).format(items.map(labelOf));
}
