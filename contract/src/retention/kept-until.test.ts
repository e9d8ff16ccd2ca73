import { describe, expect, it } from 'vitest';
import { publicDefaults } from '../settings/defaults.ts';
import { applicationKeptUntil, documentKeptUntil } from './kept-until.ts';

const member = {
  request_status: 'approved' as const,
  decided_at: '2026-03-01T10:00:00.000Z',
  is_approved: true,
  is_paid: false,
  received: null,
  kept: null,
  before: null,
  receipt_url: '/api/files/r',
  passport_url: '/api/files/p',
  receipt_added_at: null,
  passport_added_at: null,
  receipt_deleted_at: null,
  passport_deleted_at: null,
};
const days = { keep_passport_days: 30, keep_receipt_days: 60, keep_rejected_days: 90 };

it('documentKeptUntil counts from the decision, each kind by its own days', () => {
  expect(documentKeptUntil(member, 'passport', days)).toBe('2026-03-31T10:00:00.000Z');
  expect(documentKeptUntil(member, 'receipt', days)).toBe('2026-04-30T10:00:00.000Z');
});

it('documentKeptUntil counts from the day it came where that is later: a rejected member has replaced it', () => {
  const replaced = { ...member, passport_added_at: '2026-03-20T10:00:00.000Z' };
  expect(documentKeptUntil(replaced, 'passport', days)).toBe('2026-04-19T10:00:00.000Z');
  const before = { ...member, passport_added_at: '2026-02-20T10:00:00.000Z' };
  expect(documentKeptUntil(before, 'passport', days)).toBe('2026-03-31T10:00:00.000Z');
});

it.each([
  ['nothing is decided', { decided_at: null }, days],
  ['there is none', { passport_url: null }, days],
  ['the period is 0', {}, { ...days, keep_passport_days: 0 }],
])('documentKeptUntil has no day while %s', (_, change, periods) => {
  expect(documentKeptUntil({ ...member, ...change }, 'passport', periods)).toBeNull();
});

describe('applicationKeptUntil', () => {
  const rejected = { ...member, request_status: 'rejected' as const, is_approved: false };

  it('counts from the rejection, or from the last document that came after it', () => {
    expect(applicationKeptUntil(rejected, days)).toBe('2026-05-30T10:00:00.000Z');
    const added = { ...rejected, receipt_added_at: '2026-03-11T10:00:00.000Z' };
    expect(applicationKeptUntil(added, days)).toBe('2026-06-09T10:00:00.000Z');
  });

  it.each([
    ['an approved one', { request_status: 'approved' as const }, days],
    ['one under review', { request_status: 'submitted' as const, decided_at: null }, days],
    ['one whose payment was seen', { is_paid: true }, days],
    ['a renewal, whose owner is a member', { is_approved: true }, days],
    ['any where the period is 0', {}, { ...days, keep_rejected_days: 0 }],
  ])('has no day for %s', (_, change, periods) => {
    expect(applicationKeptUntil({ ...rejected, ...change }, periods)).toBeNull();
  });
});

it('an identity image is kept for thirty days unless the club sets another period', () => {
  expect(publicDefaults.keep_passport_days).toBe(30);
});
