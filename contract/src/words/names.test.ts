import { expect, it } from 'vitest';
import { answerTime } from './names.ts';

it.each([
  [
    2,
    3,
    '۲\u00a0تا\u00a0۳ روز کاری',
    '2\u00a0to\u00a03 working days',
    '2\u00a0o\u00a03 giorni lavorativi',
  ],
  [5, 10, '۵\u00a0تا\u00a0۱۰ روز کاری', '5\u00a0to\u00a010 working days', '5-10 giorni lavorativi'],
  [5, 5, '۵ روز کاری', '5 working days', '5 giorni lavorativi'],
  [1, 1, '۱ روز کاری', '1 working day', '1 giorno lavorativo'],
  [
    1,
    2,
    '۱\u00a0تا\u00a0۲ روز کاری',
    '1\u00a0to\u00a02 working days',
    '1\u00a0o\u00a02 giorni lavorativi',
  ],
])('%i to %i days are said in the words of each language', (from, to, fa, en, it) => {
  const days = { from, to };
  expect([answerTime(days, 'fa'), answerTime(days, 'en'), answerTime(days, 'it')]).toEqual([
    fa,
    en,
    it,
  ]);
});
