import { expect, it } from 'vitest';
import { latestMonths } from './months.ts';

it('the months are those of the calendar that a language uses', () => {
  expect(latestMonths('2026-03-22', 'en', 3)).toEqual([
    { from: '2026-03-01', until: '2026-03-22', name: 'Mar 2026' },
    { from: '2026-02-01', until: '2026-02-28', name: 'Feb 2026' },
    { from: '2026-01-01', until: '2026-01-31', name: 'Jan 2026' },
  ]);
  expect(latestMonths('2026-03-22', 'fa', 2)).toEqual([
    { from: '2026-03-21', until: '2026-03-22', name: 'فروردین ۱۴۰۵' },
    { from: '2026-02-20', until: '2026-03-20', name: 'اسفند ۱۴۰۴' },
  ]);
});
