import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ConsentName, legalVersions } from '@fanclub/contract/registration/consents';
import { type LanguageCode, languageCodes, languages } from '@fanclub/contract/text/languages';
import { expect, test } from 'vitest';
import { findDocument } from './legal-documents.ts';

const slugs = {
  terms: 'terms',
  privacy: 'privacy-policy',
  cookies: 'cookies',
  dpa: 'dpa',
} as const;
const localeOf = (language: LanguageCode) => `${languages[language].locale}-u-ca-gregory`;

const everyDocument = Object.entries(slugs).flatMap(([name, slug]) =>
  languageCodes.map((language) => ({ name: name as keyof typeof slugs, slug, language })),
);

function read(language: LanguageCode, slug: string): string {
  const file = `../../../public/${language}/${findDocument(slug)?.file}`;
  return readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
}

/** A registration stores the version that was agreed to. This version must be the date in the document's text. */
test.each(everyDocument)(
  '$slug in $language is in force from the day that registrations keep',
  ({ name, slug, language }) => {
    const text = read(language, slug);
    const parts = new Intl.DateTimeFormat(localeOf(language), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).formatToParts(new Date(legalVersions[name]));
    for (const { type, value } of parts) {
      if (type !== 'literal') expect(text.split('\n\n', 4).join()).toContain(value);
    }
  },
);

/**
 * For each document the versions that were ever in force, with a digest of the text in all three languages. A
 * line that was deployed must never change, because people agreed to that text; git still has it.
 */
const everyText: Record<ConsentName, Record<string, string>> = {
  terms: {
    '2026-11-20': 'a82d6bfcab4d748d',
    '2026-11-22': '330b68a47dece959',
    '2026-11-23': '89be81a39cd369bb',
  },
  privacy: {
    '2026-11-20': '4ddd8803dfaf3859',
    '2026-11-22': '5e544eebecb32cd6',
    '2026-11-23': '2346669c1d725497',
    '2026-11-24': 'e9d9f7852afd03f9',
  },
  cookies: {
    '2026-11-20': 'f471f3086a3b974a',
    '2026-11-22': 'b6db2e7f19236993',
    '2026-11-23': 'ecb4800f3823b58d',
    '2026-11-24': 'ac5bdd1edc72e5a9',
  },
  dpa: { '2026-11-20': '57cad0dc278b9232', '2026-11-22': '64cc255557965bc2' },
};

/** Returns the text that people agree to. Comments for the club and line breaks are not part of it. */
const agreedText = (markdown: string) =>
  markdown
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .trim();

test.each(Object.keys(slugs) as ConsentName[])(
  'a changed text of %s has a version of its own',
  (name) => {
    const texts = languageCodes.map((language) => agreedText(read(language, slugs[name])));
    const digest = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
    expect(
      everyText[name][legalVersions[name]],
      `give the text a new day in consents.ts and in its three files, and add it here: ${digest}`,
    ).toBe(digest);
  },
);
