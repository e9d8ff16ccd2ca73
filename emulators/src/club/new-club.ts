import type { Club } from '@fanclub/contract/club/club';
import type { Facts } from './facts.ts';

/** Returns the season that a day falls into or that it comes before, if seasons begin in July: `2026/27`. */
function seasonAt(day: Date): string {
  const year = day.getUTCFullYear() - (day.getUTCMonth() < 6 ? 1 : 0);
  return `${year}/${String(year + 1).slice(2)}`;
}

/** Returns the facts from which a new club starts: upstream's words where they fit any club, and nothing of its own. */
export function newClub({ trademark, benefits }: Club, now: Date): Facts {
  const season = seasonAt(now);
  const everywhere = benefits.filter(({ id }) => ['membership', 'clubCard'].includes(id));
  return {
    name: {},
    tagline: {},
    city: {},
    address: {},
    trademark,
    site: '',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    associationNumber: '',
    founded: null,
    season,
    deadline: `${Number(season.slice(0, 4)) + 1}-03-15T23:59:59`,
    languages: ['en'],
    colours: { main: '#1f2a44', accent: '#c8102e', paper: '#ffffff' },
    numberPrefix: '',
    contact: { email: '', phone: '' },
    networks: {},
    packages: [
      {
        id: 'adult',
        price: 25,
        name: { fa: 'بزرگسال', en: 'Adult', it: 'Adulto' },
        line: {
          fa: 'عضویت یک فصل',
          en: 'Membership for a season',
          it: 'Tesseramento per una stagione',
        },
      },
      {
        id: 'child',
        price: 10,
        oldest: 14,
        name: { fa: 'کودک', en: 'Child', it: 'Bambino' },
        line: { fa: 'برای کودکان', en: 'For children', it: 'Per i bambini' },
      },
    ],
    card: { price: 10, shipping: 5 },
    pay: { rial: false, services: [], iban: true },
    benefits: everywhere,
  };
}

/** Removes the texts in languages that the club does not offer, from all facts. */
export function keepLanguages(
  facts: unknown,
  languages: readonly string[],
  shipped: readonly string[],
): void {
  if (typeof facts !== 'object' || facts === null) return;
  for (const [key, value] of Object.entries(facts)) {
    const isOther = shipped.includes(key) && !languages.includes(key) && typeof value === 'string';
    if (isOther) Reflect.deleteProperty(facts, key);
    else keepLanguages(value, languages, shipped);
  }
}
