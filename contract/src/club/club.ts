import facts from '#club';
import type { LanguageCode } from '../text/languages.ts';
import type { ClubColours } from './palette/palette-type.ts';

type PerLanguage = Record<LanguageCode, string>;

/** Names of the social networks as they write them, in the order of display. */
export const networkNames = {
  instagram: 'Instagram',
  telegram: 'Telegram',
  x: 'X',
  youtube: 'YouTube',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
} as const;
export type Network = keyof typeof networkNames;
export const networks = Object.keys(networkNames) as readonly Network[];

export interface Package {
  /** The `pack_type` of applications. */
  id: string;
  name: PerLanguage;
  /** One line about whom the package is for. */
  line: PerLanguage;
  /** In euro. Owners can change it in the panel. */
  price: number;
  /** The highest age that a child may reach in the current year, if the package is for children. */
  oldest?: number;
  /** True if the price is one for all people of an application, who share it. */
  family?: boolean;
  /** True if pages highlight the package. */
  featured?: boolean;
  /** True if the package is no longer offered, but earlier applications name it. */
  retired?: boolean;
}

export interface Benefit {
  id: string;
  name: PerLanguage;
  /** The packages that bring the benefit. Owners can change them in the panel. */
  packages: 'all' | readonly string[];
}

/** The facts of a club, as `club.json` in its folder states them. `club-schema.ts` has the rules. */
export interface Club {
  name: PerLanguage;
  /** Line under the name in mails and on the card; at most six words. */
  tagline: PerLanguage;
  city: PerLanguage;
  /** Postal address. If it is empty, the legal pages and receipts show the city instead. */
  address: PerLanguage;
  trademark: PerLanguage;
  /** Absolute address of the club's site, as search engines and shared links need it. */
  site: `https://${string}`;
  /** IANA name of the time zone. It is no setting, because a later change would move days that are stored. */
  timeZone: string;
  /** Number in the register of associations; empty if there is none. */
  associationNumber: string;
  /** The year in which the club was founded, if pages shall say it. */
  founded: number | null;
  /** The languages that are offered. The first one is the default. */
  languages: readonly LanguageCode[];
  /** All other colours are computed from these (`colours.ts`). */
  colours: ClubColours;
  /** First part of request numbers: `AB` in `AB-7KQ2M9XA`. */
  numberPrefix: string;
  contact: { email: string; phone: string };
  networks: Partial<Record<Network, string>>;
  packages: readonly Package[];
  /** Prices of the printed club card and its shipping in euro; null if the club has no card. */
  card: { price: number; shipping: number } | null;
  /** The ways to pay that are possible. Their accounts are settings of the panel. */
  pay: { rial: boolean; services: readonly string[]; iban: boolean };
  benefits: readonly Benefit[];
  /** Label of the first season and its deadline, until the panel changes them. */
  season?: string;
  deadline?: string;
  /** The days from which the legal texts are in force that the folder `legal` replaces. */
  legalDays?: Partial<Record<'terms' | 'privacy' | 'cookies' | 'dpa', string>>;
  /** Photos of the club, preferably of its people: files in the folder `photos`. */
  photos?: readonly { file: string; alt: PerLanguage }[];
}

export const club = facts as Club;
