import { expect, it } from 'vitest';
import { dueReminder } from './due-reminder.ts';

const ends = '2028-06-30';

it.each([
  ['as the season begins', '2028-05-01', 'opened'],
  ['two weeks later still', '2028-05-15', 'opened'],
  ['between the two', '2028-05-16', null],
  ['thirty days before the end', '2028-05-31', 'month'],
  ['eight days before it', '2028-06-22', 'month'],
  ['a week before it', '2028-06-23', 'week'],
  ['on the last day', '2028-06-30', 'week'],
  ['on the day after', '2028-07-01', null],
])('%s, %s, %s is due', (_, today, step) => {
  expect(dueReminder({ today, opened: '2028-05-01', ends })).toBe(step);
});

it('the nearest reminder before the end alone is due if the season begins late', () => {
  const opened = '2028-06-25';
  expect(dueReminder({ today: opened, opened, ends })).toBe('week');
});

it('the reminder of the beginning is due if the season begins after the end', () => {
  const opened = '2028-07-10';
  expect(dueReminder({ today: opened, opened, ends })).toBe('opened');
});

it('a season without an end or a known beginning has the reminders of the other date', () => {
  expect(dueReminder({ today: '2028-05-02', opened: '2028-05-01', ends: null })).toBe('opened');
  expect(dueReminder({ today: '2028-06-01', opened: null, ends })).toBe('month');
  expect(dueReminder({ today: '2028-05-02', opened: null, ends })).toBeNull();
});
