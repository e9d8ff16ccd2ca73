import { expect, it } from 'vitest';
import { readDay, readingsOfDays } from './days.ts';
import type { DateOrder } from './forms.ts';

const range = { from: '2015-01-01', until: '2026-11-23' };

type Days = Partial<Record<DateOrder, string>>;
const all = (day: string): Days => ({ ymd: day, dmy: day, mdy: day });

it.each<[string, Days]>([
  ['2026-11-20', all('2026-11-20')],
  ['2026-11-20 10:33:01', all('2026-11-20')],
  ['2026-11-20T10:33:01+01:00', all('2026-11-20')],
  ['10:33 2026/11/20', all('2026-11-20')],
  ['2026-11-20-10.33.01.123456', all('2026-11-20')],
  ['="20/11/2026"', { dmy: '2026-11-20' }],
  ['46346', all('2026-11-20')],
  ['20261120', { ymd: '2026-11-20' }],
  ['20112026', { dmy: '2026-11-20' }],
  ['20261120103301', { ymd: '2026-11-20' }],
  ['20.11.2026', { dmy: '2026-11-20' }],
  ['11/20/2026', { mdy: '2026-11-20' }],
  ['20/11/26', { dmy: '2026-11-20', ymd: '2020-11-26' }],
  // This is in April or in March, depending on the order in the file.
  ['03/04/2026', { dmy: '2026-04-03', mdy: '2026-03-04' }],
  // The order day, month, year is missing here because it would give a day in the future.
  ['05/12/2026', { mdy: '2026-05-12' }],
  ['20 Nov 2026', { ymd: '2026-11-20', dmy: '2026-11-20', mdy: '2026-11-20' }],
  ...(
    [
      'venerdì 20 novembre 2026',
      'Fri, 20 Nov 2026',
      '20. Nov. 2026',
      '20 novembre 2026',
      'vrijdag 20 november 2026 om 10:33',
      '20 de noviembre de 2026',
      '20 listopada 2026',
      '20 Kasım 2026',
      '20 нояб. 2026 г.',
      '۲۹ آبان ۱۴۰۵',
      '29-Aban-1405',
      'جمعه ۲۹ آبان ۱۴۰۵ ساعت ۱۰:۳۳',
    ] as const
  ).map((text): [string, Days] => [text, all('2026-11-20')]),
  ['20-NOV-26', { ymd: '2020-11-26', dmy: '2026-11-20', mdy: '2026-11-20' }],
  ['3 maggio 2026, 10:00', { ymd: '2026-05-03', dmy: '2026-05-03', mdy: '2026-05-03' }],
  ['1405/09/01', all('2026-11-22')],
  ['۱۴۰۵/۰۸/۳۰', all('2026-11-21')],
  ['14050830', { ymd: '2026-11-21' }],
  ['1403/12/30', all('2025-03-20')],
  ['1404/12/30', {}],
  ['1404/01/01', all('2025-03-21')],
  ['2026-11-23', all('2026-11-23')],
  ['2026-11-24', {}],
  ['2026-02-30', {}],
  ['1999-01-01', {}],
  ['2026-13-01', {}],
  ['yesterday', {}],
  ['', {}],
])('%s is %j', (text, days) => {
  const read = (order: DateOrder) => readDay(text, order, range);
  for (const order of ['ymd', 'dmy', 'mdy'] as const) {
    expect([order, read(order)]).toEqual([order, days[order] || null]);
  }
});

const ordersOf = (texts: string[], isPersian = false, others: string[] = []) =>
  readingsOfDays(texts, others, { range, isPersian, isHistory: true }).map(({ order }) => order);

it.each<[string[], DateOrder[]]>([
  [['2026-11-20'], ['ymd']],
  [['03/04/2026', '20/11/2026'], ['dmy']],
  [['03/04/2026', '11/20/2026'], ['mdy']],
  [
    ['03/04/2026', '04/03/2026'],
    ['dmy', 'mdy'],
  ],
  [['03/03/2026'], ['dmy']],
  // Nobody writes the month first with points.
  [['03.04.26', '05.04.26'], ['dmy']],
  // Of the two orders, only this one gives days that follow each other.
  [['1/5/26', '1/9/26', '2/3/26', '3/1/26', '3/8/26', '4/2/26'], ['mdy']],
  [['1405/08/30', '۱۴۰۵/۰۹/۰۱'], ['ymd']],
])('the days %j are in the order %j', (texts, orders) => expect(ordersOf(texts)).toEqual(orders));

it('two-digit years of a Persian file are of the Persian calendar, if only that gives days of this year', () => {
  expect(ordersOf(['05/08/14 10:31', '05/08/15 11:00'], true)).toEqual(['persian_ymd']);
  expect(ordersOf(['05/08/20', '05/08/21'], true)).toEqual(['persian_ymd']);
});

it('another day of the file says the order', () => {
  expect(ordersOf(['05/11/2026'], false, ['20/11/2026'])).toEqual(['dmy']);
});
