import { expect, test } from 'vitest';

interface LocaleFile {
  texts: Record<string, unknown>;
}

const files = {
  ...import.meta.glob<LocaleFile>('./locales/*/*.ts', { eager: true }),
  ...import.meta.glob<LocaleFile>('../features/*/locales/*.ts', { eager: true }),
};

const bases = Object.keys(files).filter((path) => path.endsWith('/fa.ts'));
const others = bases.flatMap((base) =>
  ['en', 'it'].map((language) => [base, base.replace('/fa.ts', `/${language}.ts`)] as const),
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
