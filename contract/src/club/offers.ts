import { languageCodes, languages } from '../text/languages.ts';
import { club } from './club.ts';

/**
 * What only some clubs have. A setting, question, section or text that makes sense only with one of these names it as
 * `needs`, so that a club without it neither offers nor mentions it. The club's facts are read at each call.
 */
const table = {
  /** The printed club card, with its shipping and with the identity document that it takes. */
  card: () => club.card !== null,
  /** Promo codes lower only the shipping of the club card. */
  promo: () => club.card !== null,
  rial: () => club.pay.rial && languageCodes.some((code) => languages[code].offersRial),
  iban: () => club.pay.iban,
  services: () => club.pay.services.length > 0,
  /** A payment for which somebody uses a bank card. */
  cardPayment: () => offers('rial') || offers('services'),
  euro: () => club.pay.iban || club.pay.services.length > 0,
  revolut: () => hasService('revolut'),
  paypal: () => hasService('paypal'),
  /** Readers who write days in the Persian calendar, and rest on Friday. */
  persianCalendar: () => club.languages.some((code) => languages[code].calendar === 'persian'),
  /** Packages for children. */
  children: () => club.packages.some(({ oldest, retired }) => oldest !== undefined && !retired),
};

const hasService = (service: string) => club.pay.services.includes(service);

export type Offer = keyof typeof table;

export const offers = (part: Offer): boolean => table[part]();

/** Returns true if the club has what this row of a table needs. */
export const isOffered = ({ needs }: { needs?: Offer | undefined }): boolean =>
  needs === undefined || offers(needs);
