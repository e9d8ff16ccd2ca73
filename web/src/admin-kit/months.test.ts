import { expect, it, vi } from 'vitest';
import { lastYear, latestMonths } from './months.ts';

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

it('the last year ends with the day that it is for the club', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-31T21:00:00Z') });
  expect(lastYear('en')).toEqual({ from: '2026-02-01', until: '2027-01-01' });
  vi.useRealTimers();
});
