import { expect, it } from 'vitest';
import type { DateOrder } from './format.ts';
import { readDay } from './read-day.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

it.each<[string, Partial<Record<DateOrder, string>>]>([
  ['2026-11-20', { ymd: '2026-11-20' }],
  ['2026-11-20 10:33:01', { ymd: '2026-11-20' }],
  ['2026-11-20T10:33:01Z', { ymd: '2026-11-20' }],
  ['20261120', { ymd: '2026-11-20', dmy: '', mdy: '' }],
  ['20.11.2026', { dmy: '2026-11-20' }],
  ['11/20/2026', { mdy: '2026-11-20' }],
  ['20/11/26', { dmy: '2026-11-20', ymd: '2020-11-26' }],
  // This is in April or in March, depending on the order in the file.
  ['03/04/2026', { dmy: '2026-04-03', mdy: '2026-03-04' }],
  // The order day, month, year is missing here because it would give a day in the future.
  ['05/12/2026', { mdy: '2026-05-12' }],
  ['20 Nov 2026', { ymd: '2026-11-20', dmy: '2026-11-20', mdy: '2026-11-20' }],
  ['3 maggio 2026, 10:00', { ymd: '2026-05-03', dmy: '2026-05-03', mdy: '2026-05-03' }],
  ['1405/09/01', { ymd: '2026-11-22' }],
  ['۱۴۰۵/۰۸/۳۰', { ymd: '2026-11-21' }],
  ['14050830', { ymd: '2026-11-21' }],
  ['1403/12/30', { ymd: '2025-03-20' }],
  ['1404/12/30', {}],
  ['1404/01/01', { ymd: '2025-03-21' }],
  ['2026-11-23', { ymd: '2026-11-23' }],
  ['2026-11-24', {}],
  ['2026-02-30', {}],
  ['1999-01-01', {}],
  ['2026-13-01', {}],
  ['yesterday', {}],
  ['', {}],
])('%s is %j', (text, days) => {
  const read = (order: DateOrder) => readDay(text, order, now);
  for (const order of ['ymd', 'dmy', 'mdy'] as const) {
    expect([order, read(order)]).toEqual([order, days[order] || null]);
  }
});
