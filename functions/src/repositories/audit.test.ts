import { expect, it } from 'vitest';
import { createKeyedHash } from '#platform/keyed-hash';
import { auditRow } from './audit.ts';

const context = { keyedHash: createKeyedHash('a key for tests only') };
const now = new Date('2026-03-01T12:00:00Z');

it('a row has field names and a keyed hash, and nothing personal of the member', () => {
  const entry = { adminEmail: 'a@club.test', action: 'update', memberId: 'uid-1' } as const;
  const row = auditRow(context, { ...entry, fields: ['phone', 'email'] }, now);
  expect(row).toMatchObject({ admin_email: 'a@club.test', fields: ['email', 'phone'] });
  expect(JSON.stringify(row)).not.toContain('uid-1');
});

it('the rows of one member have the same hash, and those of others another', () => {
  const hashOf = (memberId: string) =>
    auditRow(context, { adminEmail: 'a@club.test', action: 'approve', memberId }, now).member_hash;
  expect(hashOf('uid-1')).toBe(hashOf('uid-1'));
  expect(hashOf('uid-1')).not.toBe(hashOf('uid-2'));
});
