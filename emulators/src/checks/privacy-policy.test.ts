import { readFileSync } from 'node:fs';
import { keptFieldNames } from '@fanclub/contract/members/field-sets';
import { defaultRetentionDays } from '@fanclub/contract/retention/kept-until';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { phrases, type Told } from './privacy-phrases.ts';
import { everyRow } from './privacy-topics.ts';

const told = new Set(Object.values(everyRow).flatMap((row) => Object.values<Told | null>(row)));

const languageAt: Record<LanguageCode, 0 | 1 | 2> = { fa: 0, en: 1, it: 2 };

function policyIn(language: LanguageCode): string {
  const path = inRoot(`web/public/${language}/privacy-policy.md`);
  return readFileSync(path, 'utf8').replace(/<!--[\s\S]*?-->|\*\*/g, '');
}

describe.each(languageCodes)('the privacy policy in %s', (language) => {
  const policy = policyIn(language);

  it('tells of every field that is kept of anybody', () => {
    const missing = [...told, 'backups' as const]
      .filter((name) => name !== null)
      .filter((name) => !policy.includes(phrases[name][languageAt[language]]));
    expect(missing).toEqual([]);
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

it('no phrase is left over from something that is kept no more', () => {
  const unused = Object.keys(phrases).filter((name) => !told.has(name as Told));
  expect(unused).toEqual(['backups']);
});

it('every field of the registration form is in the table', () => {
  expect(keptFieldNames.filter((name) => !(name in everyRow.member))).toEqual([]);
});
