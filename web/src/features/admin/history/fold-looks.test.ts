import { expect, it } from 'vitest';
import { foldLooks } from './fold-looks.ts';

const one = (
  action: Parameters<typeof foldLooks>[0][number]['action'],
  admin_email = 'a@b.test',
) => ({
  action,
  admin_email,
});

it('looks by one admin that follow each other are one row, and everything else is a row of its own', () => {
  const rows = foldLooks([
    one('approve'),
    one('approve'),
    one('view_receipt'),
    one('view_case'),
    one('view_case', 'other@b.test'),
    one('reject', 'other@b.test'),
    one('view_passport', 'other@b.test'),
  ]);
  expect(rows.map((records) => records.map(({ action }) => action))).toEqual([
    ['approve'],
    ['approve'],
    ['view_receipt', 'view_case'],
    ['view_case'],
    ['reject'],
    ['view_passport'],
  ]);
});
