import { blankTexts } from '@fanclub/contract/news/news';
import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, it } from 'vitest';
import { contentOf, emptyValues, valuesOf } from './message-values.ts';

const content = {
  texts: { ...blankTexts, it: { subject: 'Il derby', body: 'Venerdì.' } },
  link: 'https://club.test',
  audience: { status: 'paid', language: 'it' },
} as const;

const blankValues = Object.fromEntries(
  languageCodes.flatMap((code) => [
    [`subject_${code}`, ''],
    [`body_${code}`, ''],
  ]),
);

it('a message is shown in its form, with a filter that matches everybody where none is set', () => {
  expect(valuesOf(content)).toEqual({
    ...blankValues,
    subject_it: 'Il derby',
    body_it: 'Venerdì.',
    link: 'https://club.test',
    today: '',
    status: 'paid',
    pack_type: '',
    language: 'it',
    country: '',
  });
});

it('a message is sent without the spaces around its texts and without empty filters', () => {
  const typed = { ...valuesOf(content), link: ' https://club.test ', subject_it: ' Il derby ' };
  expect(contentOf({ ...typed, body_it: 'Venerdì. ' })).toEqual(content);
});

it('a new message is for who is a member today', () => {
  expect(contentOf(emptyValues)).toEqual({
    texts: blankTexts,
    link: '',
    audience: { standing: 'valid' },
  });
});
