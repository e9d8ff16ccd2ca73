import { expect, it } from 'vitest';
import { answerTime } from './answer-time.ts';

it.each([
  [2, 3, '۲ تا ۳ روز کاری', '2 to 3 working days', '2 o 3 giorni lavorativi'],
  [5, 10, '۵ تا ۱۰ روز کاری', '5 to 10 working days', '5-10 giorni lavorativi'],
  [5, 5, '۵ روز کاری', '5 working days', '5 giorni lavorativi'],
  [1, 1, '۱ روز کاری', '1 working day', '1 giorno lavorativo'],
  [1, 2, '۱ تا ۲ روز کاری', '1 to 2 working days', '1 o 2 giorni lavorativi'],
])('%i to %i days are said in the words of each language', (from, to, fa, en, it) => {
  const days = { from, to };
  expect([answerTime(days, 'fa'), answerTime(days, 'en'), answerTime(days, 'it')]).toEqual([
    fa,
    en,
    it,
  ]);
});
