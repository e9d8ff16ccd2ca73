import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Club } from '@fanclub/contract/club/club';
import { languages } from '@fanclub/contract/text/languages';

/** The documents that a club can replace, by their files. */
const consents = {
  'terms-of-use.md': 'terms',
  'privacy-policy.md': 'privacy',
  'cookie-policy.md': 'cookies',
  'data-processing-agreement.md': 'dpa',
} as const;

type Facts = Pick<Club, 'languages' | 'legalDays'>;

function problemOf(
  place: string,
  text: string,
  { languages: offered, legalDays }: Facts,
): string | null {
  const [folder, file = ''] = place.split('/');
  const language = offered.find((code) => code === folder);
  if (!language) return `the club offers no language "${folder}"`;
  const consent = consents[file as keyof typeof consents];
  if (!consent) return `a legal text is one of ${Object.keys(consents).join(', ')}`;
  const day = legalDays?.[consent];
  if (!day) return `legalDays.${consent} of club.json has to say from which day it is in force`;
  const parts = new Intl.DateTimeFormat(`${languages[language].locale}-u-ca-gregory`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).formatToParts(new Date(day));
  const missing = parts.filter(({ type, value }) => type !== 'literal' && !text.includes(value));
  return missing.length > 0
    ? `its text does not name the day ${day} of legalDays.${consent}`
    : null;
}

/** Returns what is wrong with the legal texts of a club's own, in the folder `legal` of its folder. */
export function problemsOfLegalTexts(folder: string, facts: Facts): string[] {
  const legal = path.join(folder, 'legal');
  if (!existsSync(legal)) return [];
  const files = readdirSync(legal, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.\w+$/.test(file))
    .flatMap((file) => {
      const place = file.replaceAll('\\', '/');
      const problem = problemOf(place, readFileSync(path.join(legal, file), 'utf8'), facts);
      return problem ? [`legal/${place}: ${problem}.`] : [];
    });
}
