import { readFileSync } from 'node:fs';
import { pick } from '@fanclub/contract/members/by-name';
import { publicDefaults } from '@fanclub/contract/settings/defaults';
import { languageCodes } from '@fanclub/contract/text/languages';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { everyRow } from './privacy-topics.ts';

const topics = new Set(Object.values(everyRow).flatMap((row) => Object.values<string | null>(row)));
topics.delete(null);
topics.add('backups');

/** Returns a pattern for a text that ends with these words. */
const endsWith = (words: string) =>
  new RegExp(`(?<![\\p{L}\\d])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'u');

describe.each(languageCodes)('the privacy policy in %s', (language) => {
  const policy = readFileSync(inRoot(`web/public/${language}/privacy-policy.md`), 'utf8');

  it('marks each topic of a kept field with <!--topic-->, and no other', () => {
    const marked = [...policy.matchAll(/<!--(\w+)-->/g)].map(([, topic]) => topic);
    expect(marked.sort()).toEqual([...topics].sort());
  });

  // A mark such as `a year<!--receipt: 365 = a year-->` stands after the words for a period. It names the setting and
  // the number of days that the words describe. It also repeats the words, so that this test fails if somebody changes
  // them and not the mark.
  it('says the periods that the settings begin with', () => {
    const marked = [...policy.matchAll(/<!--(\w+): (\d+) = (.+?)-->/g)];
    const periods = marked.map(([, kind, days]) => [`keep_${kind}_days`, Number(days)]);
    const names = ['keep_passport_days', 'keep_receipt_days', 'keep_rejected_days'] as const;
    expect(Object.fromEntries(periods)).toEqual(pick(publicDefaults, names));
    for (const { index, 0: mark, 3: words = '' } of marked) {
      expect(policy.slice(0, index), `the words before ${mark}`).toMatch(endsWith(words));
    }
  });
});
