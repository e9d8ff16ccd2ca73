import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languageCodes, languages } from '@fanclub/contract/text/languages';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('figures of one width follow the language; the countdown and Latin codes alone do not', () => {
  const fixed = Object.keys(sources).filter((path) => sources[path]?.includes("'tabular-nums'"));
  expect(fixed.sort()).toEqual(['../features/landing/countdown/countdown.tsx', '../ui/ltr.tsx']);
});

test.each(languageCodes)('figures in %s are set as its digits are read', (code) => {
  const css = readFileSync(resolve(import.meta.dirname, 'base.css'), 'utf8');
  const [, all] = /html \{\s*--figures: ([\w-]+)/.exec(css) ?? [];
  const [, own = all] =
    new RegExp(`html:lang\\(${code}\\) \\{\\s*--figures: ([\\w-]+)`).exec(css) ?? [];
  expect(own).toBe(languages[code].digits === 'persian' ? 'normal' : 'tabular-nums');
});
