import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { legalVersions } from '@fanclub/contract/registration/consents';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { expect, test } from 'vitest';
import { findDocument } from './legal-documents.ts';

const slugs = {
  terms: 'terms',
  privacy: 'privacy-policy',
  cookies: 'cookies',
  dpa: 'dpa',
} as const;
const locales: Record<LanguageCode, string> = {
  fa: 'fa-IR-u-ca-gregory',
  en: 'en-GB',
  it: 'it-IT',
};

const everyDocument = Object.entries(slugs).flatMap(([name, slug]) =>
  languageCodes.map((language) => ({ name: name as keyof typeof slugs, slug, language })),
);

/** What a registration says that it agreed to is the text that stood there. */
test.each(everyDocument)(
  '$slug in $language is in force from the day that registrations keep',
  ({ name, slug, language }) => {
    const file = `../../../public/${language}/${findDocument(slug)?.file}`;
    const text = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
    const parts = new Intl.DateTimeFormat(locales[language], {
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
