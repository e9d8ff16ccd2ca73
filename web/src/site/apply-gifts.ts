import type { PackType } from '@fanclub/contract/pricing/packages';

/** Shows for each package whether it includes a gift; the built page contains both variants. */
export function applyGifts(page: ParentNode, gifts: readonly PackType[]): void {
  const isBrought = (pack: string | undefined) => gifts.some((one) => one === pack);
  for (const place of page.querySelectorAll<HTMLElement>('[data-gift]')) {
    place.hidden = !isBrought(place.dataset.gift);
  }
  for (const place of page.querySelectorAll<HTMLElement>('[data-no-gift]')) {
    place.hidden = isBrought(place.dataset.noGift);
  }
}
