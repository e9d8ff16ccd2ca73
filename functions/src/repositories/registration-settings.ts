import { defaultRateBand, type RateBand } from '@fanclub/contract/exchange-rate/rate-band';
import {
  type AnswerDays,
  defaultAnswerDays,
  mostAnswerDays,
} from '@fanclub/contract/members/answer-days';
import { type EuroPaymentMethod, ofEachService } from '@fanclub/contract/members/payment';
import {
  choosableGifts,
  defaultGiftPacks,
  type PackType,
  packTypes,
} from '@fanclub/contract/pricing/packages';
import { defaultPrices, type PriceList } from '@fanclub/contract/pricing/price-list';
import {
  defaultRetentionDays,
  type RetentionDays,
  retentionKinds,
} from '@fanclub/contract/retention/kept-until';
import { defaultDeadline, defaultSeason } from '@fanclub/contract/settings/defaults';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';

/** `settings/registration`, with the defaults of the code for missing or malformed values. */
export interface RegistrationSettings {
  season: string;
  prices: PriceList;
  /** The packages that include a gift. */
  giftPacks: readonly PackType[];
  /** Wall-clock time where the club is, `YYYY-MM-DDTHH:mm:ss`. */
  deadline: string;
  enforceDeadline: boolean;
  /** The time since which registration is closed regardless of the deadline; null if it is not closed. */
  closedSince: Timestamp | null;
  cardNumber: string;
  cardHolder: string;
  paymentLinks: Record<EuroPaymentMethod, string>;
  /** The club's own kinds of money on bank statements, with commas between them. */
  lineKinds: string;
  /** True if the site shows the number of members. */
  showMemberCount: boolean;
  /** True if members who were asked to pay get reminders. */
  remindOfOpen: boolean;
  /** True if a club card is printed only when its season is paid in full. */
  holdUnpaidCards: boolean;
  retentionDays: RetentionDays;
  answerDays: AnswerDays;
  /** URL of the exchange rate service; if empty, the one in the variable `EXCHANGE_RATE_URL` is used. */
  rateUrl: string;
  rateBand: RateBand;
  fallbackRate: { rate: number; date: string } | null;
}

export function registrationSettingsDoc(db: Firestore) {
  return db.collection('settings').doc('registration');
}

const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isDeadline = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}Z`));

const logMalformed = (name: string) => log.warn('malformed setting', { name });

/**
 * Reads the settings. Staff may edit this document by hand, so a malformed value falls back to the default and its
 * name is passed to `report`.
 */
export function parseRegistrationSettings(
  snapshot: DocumentSnapshot,
  report: (name: string) => void = logMalformed,
): RegistrationSettings {
  const data = snapshot.data() ?? {};
  const field = <T>(name: string, value: unknown, ok: (v: unknown) => v is T, fallback: T): T => {
    if (value === undefined) return fallback;
    if (ok(value)) return value;
    report(name);
    return fallback;
  };
  const isText = (value: unknown): value is string => typeof value === 'string';
  const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
  const isAddress = (value: unknown): value is string =>
    value === '' || (isText(value) && /^https?:/.test(value) && URL.canParse(value));
  const isTimestamp = (value: unknown): value is Timestamp => value instanceof Timestamp;
  const isRate = (value: unknown): value is { rate: number; date: string } =>
    typeof value === 'object' &&
    value !== null &&
    isPrice((value as { rate?: unknown }).rate) &&
    isText((value as { date?: unknown }).date);
  const isDays = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
  const isAnswerDay = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostAnswerDays;
  const prices = data.prices ?? {};
  const links = data.paymentLinks ?? {};
  const band = data.rateBand ?? {};
  const packages = { ...defaultPrices.packages };
  for (const pack of packTypes)
    packages[pack] = field(`prices.${pack}`, prices[pack], isPrice, packages[pack]);
  const gifts = data.giftPacks ?? {};
  const hasGift = (pack: PackType) => {
    const usual = defaultGiftPacks.includes(pack);
    const isChosen = choosableGifts.some((one) => one === pack);
    return isChosen ? field(`giftPacks.${pack}`, gifts[pack], isFlag, usual) : usual;
  };
  const retentionDays = { ...defaultRetentionDays };
  for (const kind of retentionKinds) {
    const value = data.retentionDays?.[kind];
    // A malformed retention period becomes 0, which deletes nothing: the default could be shorter than the
    // intended period.
    if (value !== undefined) retentionDays[kind] = field(`retentionDays.${kind}`, value, isDays, 0);
  }
  const lastDay = field('answerDays.to', data.answerDays?.to, isAnswerDay, defaultAnswerDays.to);
  const isFirstDay = (value: unknown): value is number => isAnswerDay(value) && value <= lastDay;
  const usualFirst = Math.min(defaultAnswerDays.from, lastDay);
  return {
    season: field('season', data.season, isText, defaultSeason),
    prices: {
      packages,
      clubCard: field('clubCardPrice', data.clubCardPrice, isPrice, defaultPrices.clubCard),
      shipping: field('shippingPrice', data.shippingPrice, isPrice, defaultPrices.shipping),
      membershipFee: field('membershipFee', data.membershipFee, isPrice, 0),
      processingFee: field('processingFee', data.processingFee, isPrice, 0),
    },
    giftPacks: packTypes.filter(hasGift),
    deadline: field('deadline', data.deadline, isDeadline, defaultDeadline),
    enforceDeadline: field('enforceDeadline', data.enforceDeadline, isFlag, false),
    closedSince:
      data.closedSince == null
        ? null
        : field('closedSince', data.closedSince, isTimestamp, null as never),
    cardNumber: field('cardNumber', data.cardNumber, isText, ''),
    cardHolder: field('cardHolder', data.cardHolder, isText, ''),
    lineKinds: field('lineKinds', data.lineKinds, isText, ''),
    paymentLinks: ofEachService((service) =>
      field(`paymentLinks.${service}`, links[service], isText, ''),
    ),
    rateUrl: field('rateUrl', data.rateUrl, isAddress, ''),
    rateBand: {
      lowest: field('rateBand.lowest', band.lowest, isPrice, defaultRateBand.lowest),
      highest: field('rateBand.highest', band.highest, isPrice, defaultRateBand.highest),
      dayPercent: field(
        'rateBand.dayPercent',
        band.dayPercent,
        isPrice,
        defaultRateBand.dayPercent,
      ),
    },
    remindOfOpen: field('remindOfOpen', data.remindOfOpen, isFlag, false),
    holdUnpaidCards: field('holdUnpaidCards', data.holdUnpaidCards, isFlag, false),
    showMemberCount: field('showMemberCount', data.showMemberCount, isFlag, false),
    retentionDays,
    answerDays: {
      from: field('answerDays.from', data.answerDays?.from, isFirstDay, usualFirst),
      to: lastDay,
    },
    fallbackRate:
      data.fallbackRate == null
        ? null
        : field('fallbackRate', data.fallbackRate, isRate, null as never),
  };
}

/** Reads the current settings, with defaults. */
export async function readRegistrationSettings(
  context: Pick<ServerContext, 'db'>,
): Promise<RegistrationSettings> {
  return parseRegistrationSettings(await registrationSettingsDoc(context.db).get());
}
