import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ConsentName, legalVersions } from '@fanclub/contract/registration/consents';
import { type LanguageCode, languageCodes, languages } from '@fanclub/contract/text/languages';
import { expect, test } from 'vitest';
import { findDocument } from './legal-documents.ts';
import { forThisClub } from './parse-document.ts';

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
 * Returns the text that people agree to, without line breaks and without the HTML comments, which are notes for the
 * club.
 */
const agreedText = (markdown: string) =>
  markdown
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * For each document, all versions that were ever in force, each with a digest of its text in each language. The digest
 * of a deployed version must not change, because people agreed to that text; the text itself is in the history of git.
 * A language that was added later has no earlier versions.
 */
const versions: Record<
  ConsentName,
  Record<string, Partial<Record<LanguageCode, string>>>
> = JSON.parse(readFileSync(resolve(import.meta.dirname, 'legal-versions.json'), 'utf8'));

test.each(everyDocument)(
  'a changed text of $slug in $language has a version of its own',
  ({ name, slug, language }) => {
    const text = agreedText(forThisClub(read(language, slug), language));
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect(
      versions[name][legalVersions[name]]?.[language],
      `give the text a new day in consents.ts and in the file of each language, and add it to legal-versions.json: "${language}": "${digest}"`,
    ).toBe(digest);
  },
);
