import { clubDay } from '@fanclub/contract/brand/club-day';
import { ofEachServiceLink } from '@fanclub/contract/members/payment';
import type { SettingName, SettingValue } from '@fanclub/contract/settings/club-settings';
import { type ClubTextSetting, clubTextSettings } from '@fanclub/contract/settings/club-texts';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';
import { accessDoc } from './access-settings.ts';
import { clubTextsDoc, fieldOfText, parseClubTexts } from './club-texts.ts';
import { notificationSettingsDoc, parseNotificationSettings } from './notification-settings.ts';
import { parseRegistrationSettings, registrationSettingsDoc } from './registration-settings.ts';
import { readTogether } from './rows.ts';

/** Every setting of the club by its name in the panel, from all settings documents. */
export type ClubSettings = Record<SettingName, SettingValue>;

type Document = 'registration' | 'notifications' | 'access' | 'texts';

const textPlaces = Object.fromEntries(
  clubTextSettings.map((name) => [name, `texts.${fieldOfText(name)}`]),
) as Record<ClubTextSetting, `texts.${string}`>;

/** Where each setting is stored: the document under `settings`, then the path of the field, separated by dots. */
export const settingPlaces: Record<SettingName, `${Document}.${string}`> = {
  season: 'registration.season',
  deadline: 'registration.deadline',
  enforce_deadline: 'registration.enforceDeadline',
  closed: 'registration.closedSince',
  show_member_count: 'registration.showMemberCount',
  answer_days_from: 'registration.answerDays.from',
  answer_days_to: 'registration.answerDays.to',
  price_international: 'registration.prices.international',
  price_base: 'registration.prices.base',
  price_under_14: 'registration.prices.under_14',
  price_under_5: 'registration.prices.under_5',
  club_card_price: 'registration.clubCardPrice',
  shipping_price: 'registration.shippingPrice',
  membership_fee: 'registration.membershipFee',
  processing_fee: 'registration.processingFee',
  gift_base: 'registration.giftPacks.base',
  gift_under_14: 'registration.giftPacks.under_14',
  gift_under_5: 'registration.giftPacks.under_5',
  rate_url: 'registration.rateUrl',
  rate_day_percent: 'registration.rateBand.dayPercent',
  rate_lowest: 'registration.rateBand.lowest',
  rate_highest: 'registration.rateBand.highest',
  fallback_rate: 'registration.fallbackRate',
  card_number: 'registration.cardNumber',
  card_holder: 'registration.cardHolder',
  ...ofEachServiceLink((service) => `registration.paymentLinks.${service}` as const),
  line_kinds: 'registration.lineKinds',
  remind_of_open: 'registration.remindOfOpen',
  hold_unpaid_cards: 'registration.holdUnpaidCards',
  ...textPlaces,
  notify_email: 'notifications.email',
  notify_language: 'notifications.language',
  keep_passport_days: 'registration.retentionDays.passport',
  keep_receipt_days: 'registration.retentionDays.receipt',
  keep_rejected_days: 'registration.retentionDays.rejected',
  enforce_app_check: 'access.enforceAppCheck',
  client_promo_fallback: 'access.clientPromoFallback',
  special_account_email: 'access.specialAccountEmail',
};

const documentsOf = (db: Firestore) => ({
  registration: registrationSettingsDoc(db),
  notifications: notificationSettingsDoc(db),
  access: accessDoc(db),
  texts: clubTextsDoc(db),
});

export interface ReadSettings {
  values: ClubSettings;
  /** Version of all settings documents together; every write changes it. */
  version: string;
  /** Where the malformed values are stored, in the form of `settingPlaces`: `registration.prices.base`. */
  malformed: string[];
}

/** Reads all settings, with the defaults for missing or malformed ones, alone or within a transaction. */
export async function readClubSettings(
  db: Firestore,
  reader: Firestore | Transaction = db,
): Promise<ReadSettings> {
  const stored = await readTogether(reader, documentsOf(db));
  const malformed: string[] = [];
  const values = valuesIn(stored, (name) => malformed.push(name));
  const version = Object.values(stored)
    .map(({ updateTime }) => (updateTime ? `${updateTime.seconds}.${updateTime.nanoseconds}` : '0'))
    .join('-');
  return { values, version, malformed };
}

function valuesIn(
  stored: Record<Document, DocumentSnapshot>,
  report: (name: string) => void,
): ClubSettings {
  const { prices, retentionDays, paymentLinks, rateBand, ...settings } = parseRegistrationSettings(
    stored.registration,
    (name) => report(`registration.${name}`),
  );
  const notifications = parseNotificationSettings(stored.notifications);
  const special: unknown = stored.access.get('specialAccountEmail');
  return {
    season: settings.season,
    deadline: settings.deadline,
    enforce_deadline: settings.enforceDeadline,
    closed: settings.closedSince !== null,
    show_member_count: settings.showMemberCount,
    remind_of_open: settings.remindOfOpen,
    hold_unpaid_cards: settings.holdUnpaidCards,
    answer_days_from: settings.answerDays.from,
    answer_days_to: settings.answerDays.to,
    price_international: prices.packages.international,
    price_base: prices.packages.base,
    price_under_14: prices.packages.under_14,
    price_under_5: prices.packages.under_5,
    club_card_price: prices.clubCard,
    shipping_price: prices.shipping,
    membership_fee: prices.membershipFee ?? 0,
    processing_fee: prices.processingFee ?? 0,
    gift_base: settings.giftPacks.includes('base'),
    gift_under_14: settings.giftPacks.includes('under_14'),
    gift_under_5: settings.giftPacks.includes('under_5'),
    rate_url: settings.rateUrl,
    rate_day_percent: rateBand.dayPercent,
    rate_lowest: rateBand.lowest,
    rate_highest: rateBand.highest,
    fallback_rate: settings.fallbackRate?.rate ?? null,
    card_number: settings.cardNumber,
    card_holder: settings.cardHolder,
    ...ofEachServiceLink((service) => paymentLinks[service]),
    line_kinds: settings.lineKinds,
    ...parseClubTexts(stored.texts, (name) => report(`texts.${name}`)),
    notify_email: notifications?.email ?? '',
    notify_language: notifications?.language ?? 'fa',
    keep_passport_days: retentionDays.passport,
    keep_receipt_days: retentionDays.receipt,
    keep_rejected_days: retentionDays.rejected,
    enforce_app_check: stored.access.get('enforceAppCheck') === true,
    client_promo_fallback: stored.access.get('clientPromoFallback') === true,
    special_account_email: typeof special === 'string' ? special : '',
  };
}

/**
 * Returns the value to store. Two settings are stored in another form than the panel shows: `closed` as the time of
 * closing, and `fallback_rate` with its date.
 */
function storedForm(name: SettingName, value: SettingValue, now: Date): unknown {
  if (name === 'closed') return value ? timestampOf(now) : FieldValue.delete();
  if (name !== 'fallback_rate' || value === null) return value;
  return { rate: value, date: clubDay(now) };
}

/** Writes some settings and leaves all other fields of their documents unchanged. */
export function writeClubSettings(
  transaction: Transaction,
  db: Firestore,
  changed: Partial<ClubSettings>,
  now: Date,
): void {
  const documents = documentsOf(db);
  for (const [name, value] of Object.entries(changed) as [SettingName, SettingValue][]) {
    const [document, ...path] = settingPlaces[name].split('.') as [Document, ...string[]];
    const fields = path.reduceRight<unknown>(
      (inner, step) => ({ [step]: inner }),
      storedForm(name, value, now),
    );
    transaction.set(documents[document], fields as object, { merge: true });
  }
}
