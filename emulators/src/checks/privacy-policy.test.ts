import { readFileSync } from 'node:fs';
import { defaultRetentionDays } from '@fanclub/contract/retention/kept-until';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { everyRow } from './privacy-topics.ts';

const topics = new Set(Object.values(everyRow).flatMap((row) => Object.values<string | null>(row)));
topics.delete(null);
topics.add('backups');

describe.each(languageCodes)('the privacy policy in %s', (language) => {
  const policy = readFileSync(inRoot(`web/public/${language}/privacy-policy.md`), 'utf8');

  it('marks each topic of a kept field with <!--topic-->, and no other', () => {
    const marked = [...policy.matchAll(/<!--(\w+)-->/g)].map(([, topic]) => topic);
    expect(marked.sort()).toEqual([...topics].sort());
  });

  it('says the periods that the settings begin with', () => {
    const days: Record<number, Record<LanguageCode, string>> = {
      30: { fa: '۳۰ روز', en: '30 days', it: '30 giorni' },
      365: { fa: 'یک سال', en: 'a year', it: 'un anno' },
    };
    const { passport, receipt, rejected } = defaultRetentionDays;
    for (const period of [passport, receipt, rejected]) {
      expect(days[period], `words for ${period} days`).toBeDefined();
      expect(policy).toContain(days[period]?.[language]);
    }
  });
});
