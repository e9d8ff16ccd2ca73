import { ofEachServiceLink } from '../members/payment.ts';
import { type LanguageCode, languageCodes } from '../text/languages.ts';
import { boolean, mixed, number, string } from '../validation/yup.ts';
import { type ClubTextSetting, clubTextSettings } from './club-texts.ts';

const text = () => string().optional();
const figure = () => number().optional();
const flag = () => boolean().optional();

const clubTexts = Object.fromEntries(clubTextSettings.map((name) => [name, text()])) as Record<
  ClubTextSetting,
  ReturnType<typeof text>
>;

/**
 * Schemas of all settings as the panel shows them. They check less than the panel's rules, because staff can edit
 * stored values by hand.
 */
export const shownSettings = {
  season: text(),
  deadline: text(),
  enforce_deadline: flag(),
  closed: flag(),
  show_member_count: flag(),
  answer_days_from: figure(),
  answer_days_to: figure(),
  price_international: figure(),
  price_base: figure(),
  price_under_14: figure(),
  price_under_5: figure(),
  club_card_price: figure(),
  shipping_price: figure(),
  membership_fee: figure(),
  processing_fee: figure(),
  gift_base: flag(),
  gift_under_14: flag(),
  gift_under_5: flag(),
  rate_url: text(),
  rate_day_percent: figure(),
  rate_lowest: figure(),
  rate_highest: figure(),
  fallback_rate: number().nullable().optional(),
  card_number: text(),
  card_holder: text(),
  ...ofEachServiceLink(text),
  line_kinds: text(),
  ...clubTexts,
  notify_email: text(),
  notify_language: mixed<LanguageCode>().oneOf(languageCodes).optional(),
  remind_of_open: flag(),
  hold_unpaid_cards: flag(),
  keep_passport_days: figure(),
  keep_receipt_days: figure(),
  keep_rejected_days: figure(),
  enforce_app_check: flag(),
  client_promo_fallback: flag(),
  special_account_email: text(),
};
