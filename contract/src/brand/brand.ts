import { type LanguageCode, perLanguage } from '../text/languages.ts';

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

/** The club's texts that differ by language, except those of photos. */
const words: Record<LanguageCode, BrandWords> = {
  fa: {
    name: 'باشگاه هواداران',
    tagline: 'یک رنگ، یک صدا، هر کجا',
    city: 'تهران',
    trademark:
      'این باشگاه را هواداران اداره می‌کنند و با هیچ باشگاه حرفه‌ای یا صاحب نشان تجاری وابستگی ندارد. نام‌ها و نشان‌ها از آنِ صاحبان خودشان است.',
    address: '',
  },
  en: {
    name: 'Supporters’ Club',
    tagline: 'One colour, one voice, anywhere',
    city: 'Tehran',
    trademark:
      'This club is run by supporters and is not affiliated with any professional club or trademark owner. Names and marks belong to their owners.',
    address: '',
  },
  it: {
    name: 'Club dei Tifosi',
    tagline: 'Un colore, una voce, ovunque',
    city: 'Teheran',
    trademark:
      'Questo club è gestito dai tifosi e non è affiliato ad alcuna società professionistica né a titolari di marchi. Nomi e marchi appartengono ai rispettivi proprietari.',
    address: '',
  },
};

interface BrandWords {
  name: string;
  /** Line under the name in mails and on the card; at most six words. */
  tagline: string;
  city: string;
  trademark: string;
  /** Postal address of the club. If it is empty, the legal pages and receipts show the city instead. */
  address: string;
}

/**
 * All pages, mails, icons, the manifest and the social image take the club's identity from this file, so another club
 * has to edit only this file. The brand here is neutral: it uses nobody's crest, name or trademark.
 */
export const brand = {
  name: perLanguage((code) => words[code].name),
  tagline: perLanguage((code) => words[code].tagline),
  /** Absolute address of the club's site, as search engines and shared links need it. */
  siteUrl: 'https://demo-fanclub.web.app',
  colours: {
    ink: '#111417',
    paper: '#FBFAF7',
    gold: '#B8892B',
    goldText: '#8A6416',
    goldOnInk: '#E0B655',
    /** Page background of the dark scheme. */
    night: '#0F1214',
  },
  contact: {
    email: 'hello@fanclub.example',
    phone: '+98 21 0000 0000',
    city: perLanguage((code) => words[code].city),
  },
  social: [
    { id: 'instagram', url: 'https://www.instagram.com/' },
    { id: 'telegram', url: 'https://telegram.org/' },
    { id: 'x', url: 'https://x.com/' },
    { id: 'youtube', url: 'https://www.youtube.com/' },
  ],
  trademark: perLanguage((code) => words[code].trademark),
} as const satisfies Brand;

type PerLanguage = Record<LanguageCode, string>;

export interface Brand {
  name: PerLanguage;
  tagline: PerLanguage;
  siteUrl: `https://${string}`;
  colours: Record<'ink' | 'paper' | 'gold' | 'goldText' | 'goldOnInk' | 'night', `#${string}`>;
  contact: { email: string; phone: string; city: PerLanguage };
  social: readonly {
    id: Network;
    url: `https://${string}`;
  }[];
  trademark: PerLanguage;
}

/** Facts that prove that the club exists. Pages leave out empty facts. */
export interface Club {
  /** Number in the register of associations. */
  associationNumber: string;
  /** Postal address of the club. */
  address: PerLanguage;
  /** Photos of the club, preferably of its people: files in the folder `photos`. */
  photos: readonly { file: string; alt: PerLanguage }[];
}

export const club: Club = {
  associationNumber: '',
  address: perLanguage((code) => words[code].address),
  photos: [],
};
