import type { Network } from '../settings/club-texts.ts';
import type { LanguageCode } from '../text/languages.ts';

/**
 * The one file to edit for another club: pages, mails, icons, manifest and social image read it.
 * What is shipped is a neutral club of our own, without anyone's crest, name or trademark.
 */
export const brand = {
  name: {
    fa: 'باشگاه هواداران',
    en: 'Supporters’ Club',
    it: 'Club dei Tifosi',
  },
  /** Under the name in mails and on the card; at most six words. */
  tagline: {
    fa: 'یک رنگ، یک صدا، هر کجا',
    en: 'One colour, one voice, anywhere',
    it: 'Un colore, una voce, ovunque',
  },
  /** Where the club's site lives; search engines and shared links need the whole address. */
  siteUrl: 'https://demo-fanclub.web.app',
  colours: {
    ink: '#111417',
    paper: '#FBFAF7',
    gold: '#B8892B',
    goldText: '#8A6416',
    goldOnInk: '#E0B655',
    /** Page ground of the dark scheme. */
    night: '#0F1214',
  },
  /** Drawn on a 64 × 64 grid: the outline, and the stripes that are clipped to it. */
  mark: {
    viewBox: '0 0 64 64',
    outline: 'M8 6h48v30c0 12-10 19-24 24C18 55 8 48 8 36z',
    stripes: 'M8 0h9.6v64H8zM27.2 0h9.6v64h-9.6zM46.4 0H56v64h-9.6z',
  },
  contact: {
    email: 'hello@fanclub.example',
    phone: '+98 21 0000 0000',
    city: { fa: 'تهران', en: 'Tehran', it: 'Teheran' },
  },
  social: [
    { id: 'instagram', url: 'https://www.instagram.com/' },
    { id: 'telegram', url: 'https://telegram.org/' },
    { id: 'x', url: 'https://x.com/' },
    { id: 'youtube', url: 'https://www.youtube.com/' },
  ],
  trademark: {
    fa: 'این باشگاه را هواداران اداره می‌کنند و با هیچ باشگاه حرفه‌ای یا صاحب نشان تجاری وابستگی ندارد. نام‌ها و نشان‌ها از آنِ صاحبان خودشان است.',
    en: 'This club is run by supporters and is not affiliated with any professional club or trademark owner. Names and marks belong to their owners.',
    it: 'Questo club è gestito dai tifosi e non è affiliato ad alcuna società professionistica né a titolari di marchi. Nomi e marchi appartengono ai rispettivi proprietari.',
  },
} as const satisfies Brand;

type PerLanguage = Record<LanguageCode, string>;

export interface Brand {
  name: PerLanguage;
  tagline: PerLanguage;
  siteUrl: `https://${string}`;
  colours: Record<'ink' | 'paper' | 'gold' | 'goldText' | 'goldOnInk' | 'night', `#${string}`>;
  mark: { viewBox: string; outline: string; stripes: string };
  contact: { email: string; phone: string; city: PerLanguage };
  social: readonly {
    id: Network;
    url: `https://${string}`;
  }[];
  trademark: PerLanguage;
}

/** What shows that a club is one; whatever stays empty is not shown. */
export interface Club {
  /** As the register of associations has it. */
  associationNumber: string;
  /** Where letters reach it. */
  address: PerLanguage;
  /** The club's own pictures, best of its people: files in `web/public`, with their size in pixels. */
  photos: readonly { src: `/${string}`; width: number; height: number; alt: PerLanguage }[];
}

export const club: Club = {
  associationNumber: '',
  address: { fa: '', en: '', it: '' },
  photos: [],
};

/** The mark as a file of its own, for icons and mails. */
export function markSvg(): string {
  const { ink, paper, gold } = brand.colours;
  const { viewBox, outline, stripes } = brand.mark;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    `<clipPath id="shape"><path d="${outline}"/></clipPath>` +
    `<path d="${outline}" fill="${paper}"/>` +
    `<path d="${stripes}" fill="${ink}" clip-path="url(#shape)"/>` +
    `<path d="${outline}" fill="none" stroke="${gold}" stroke-width="4"/></svg>`
  );
}
