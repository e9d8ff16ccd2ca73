import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { auditSentences } from '@fanclub/contract/audit/actions';
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  languages,
} from '@fanclub/contract/text/languages';
import { expect, test } from 'vitest';
import { fonts } from '#theme/typography.ts';

interface LocaleFile {
  texts: Record<string, unknown>;
}

/** Returns the sentences of the history as if the language had them in a file of its own. */
const actionsIn = (code: LanguageCode): [string, LocaleFile] => [
  `contract/src/audit/actions/${code}.ts`,
  {
    texts: Object.fromEntries(
      Object.entries(auditSentences).map(([action, sentences]) => [action, sentences[code]]),
    ),
  },
];

const files = {
  ...import.meta.glob<LocaleFile>('./locales/*/*.ts', { eager: true }),
  ...import.meta.glob<LocaleFile>(
    [
      '../features/**/locales/**/*.ts',
      '../features/auth/google/emulator/texts/*.ts',
      '../member/**/locales/*.ts',
      '../admin-kit/locales/**/*.ts',
    ],
    { eager: true },
  ),
  ...Object.fromEntries(languageCodes.map(actionsIn)),
};

const bases = Object.keys(files).filter((path) => path.endsWith(`/${defaultLanguage}.ts`));
const others = bases.flatMap((base) =>
  languageCodes
    .filter((code) => code !== defaultLanguage)
    .map((code) => [base, base.replace(/\w+\.ts$/, `${code}.ts`)] as const),
);

function flat(texts: Record<string, unknown>, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flat(value as Record<string, unknown>, `${prefix}${key}.`)
      : [[prefix + key, String(value)]],
  );
}

const textsOf = (path: string) => flat(files[path]?.texts ?? {});
const placeholders = (text: string) => (text.match(/\{\{\s*\w+/g) ?? []).sort();

test.each(others)('%s and %s have the same keys and placeholders', (base, other) => {
  expect(Object.keys(files), 'a missing file').toContain(other);
  const translated = Object.fromEntries(textsOf(other));
  for (const [key, text] of textsOf(base)) {
    expect(translated, other).toHaveProperty([key]);
    expect(placeholders(translated[key] ?? ''), `${other} ${key}`).toEqual(placeholders(text));
  }
  expect(Object.keys(translated)).toHaveLength(textsOf(base).length);
});

test.each(bases)('%s is written in Persian letters and digits', (base) => {
  for (const [key, text] of textsOf(base)) {
    const withoutPlaceholders = text.replace(/\{\{[^}]*\}\}/g, '');
    expect(withoutPlaceholders, `Arabic ي or ك in ${key}`).not.toMatch(/[يك]/);
    expect(withoutPlaceholders, `a space for a half-space in ${key}`).not.toMatch(
      /(^| )ن?می [آ-ی]/,
    );
  }
});

/** Returns a pattern of the characters that a typeface's files contain, from the ranges in `base.css`. */
function lettersOf(families: string): RegExp {
  const css = readFileSync(resolve(import.meta.dirname, '../theme/base.css'), 'utf8');
  const ranges = css
    .split('@font-face')
    .filter((face) => families.includes(/font-family: "(.+)"/.exec(face)?.[1] ?? '-'))
    .flatMap((face) => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)])
    .map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`^[${ranges.join('')}\\s\\p{Cf}]*$`, 'u');
}

test.each(languageCodes)('every letter of the texts in %s is in its typeface', (code) => {
  const letters = lettersOf(fonts[languages[code].font].family);
  for (const path of Object.keys(files).filter((path) => path.endsWith(`/${code}.ts`))) {
    for (const [key, text] of textsOf(path)) expect(text, `${path} ${key}`).toMatch(letters);
  }
});
