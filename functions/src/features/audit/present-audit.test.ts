import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { AuditRow } from '#repositories/audit';
import { presentLogRow, presentRow } from './present-audit.ts';

const row: AuditRow = {
  at: timestampOf(Date.parse('2026-11-20T12:00:00Z')),
  admin_email: 'admin@example.com',
  action: 'change_settings',
  member_hash: null,
  promo_code: 'HALF',
  about_admin: null,
  fields: ['price_base'],
  changes: [{ field: 'price_base', before: null, after: 0 }],
};
const shown = {
  at: '2026-11-20T12:00:00.000Z',
  admin_email: 'admin@example.com',
  action: 'change_settings',
  fields: ['price_base'],
};

it('a member’s history says who did what and when', () => {
  expect(presentRow(row)).toEqual(shown);
});

it('the whole history also says what a row is about, without the member', () => {
  expect(presentLogRow(row)).toEqual({
    ...shown,
    about_member: false,
    promo_code: 'HALF',
    about_admin: null,
    changes: [{ field: 'price_base', before: null, after: '0' }],
  });
  expect(presentLogRow({ ...row, member_hash: 'x' }).about_member).toBe(true);
});
