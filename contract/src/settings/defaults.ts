import { defaultAnswerDays } from '../members/answer-days.ts';
import { ofEachService } from '../members/payment.ts';
import { defaultGiftPacks } from '../pricing/packages.ts';
import { defaultPrices, type PriceList } from '../pricing/price-list.ts';
import { defaultRetentionDays } from '../retention/kept-until.ts';
import type { PublicSettings } from './public-settings.ts';

/**
 * The default deadline is a local time without a zone. Server and browser read it in different zones, see
 * docs/domain/registration.md#deadline.
 */
export const defaultDeadline = '2026-03-15T23:59:59';
export const defaultSeason = '2026/27';

/** Settings that pages show until the server has responded, so that the layout does not move. */
export const defaultPublicSettings: PublicSettings = {
  season: defaultSeason,
  prices: defaultPrices.packages,
  gift_packs: [...defaultGiftPacks],
  club_card_price: defaultPrices.clubCard,
  shipping_price: defaultPrices.shipping,
  membership_fee: 0,
  processing_fee: 0,
  deadline: defaultDeadline,
  enforce_deadline: false,
  deadline_passed: false,
  answer_days: defaultAnswerDays,
  card_number: '',
  card_holder: '',
  payment_links: ofEachService(() => ''),
  member_count: null,
  median_review_hours: null,
  retention_days: defaultRetentionDays,
};

/** Returns the price list that public settings contain. */
export function priceListOf(settings: PublicSettings): PriceList {
  return {
    packages: settings.prices,
    clubCard: settings.club_card_price,
    shipping: settings.shipping_price,
    membershipFee: settings.membership_fee,
    processingFee: settings.processing_fee,
  };
}
