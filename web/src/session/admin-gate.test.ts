import { adminGateTtlMs } from '@fanclub/contract/admin/gate';
import { expect, it } from 'vitest';
import { isGateOpen, openGate, renewGate } from './admin-gate.ts';

const startMs = 1_700_000_000_000;

it('the admin gate is closed until the password was right', () => {
  expect(isGateOpen(startMs)).toBe(false);
  openGate(startMs);
  expect(isGateOpen(startMs)).toBe(true);
});

it('the admin gate stays open for six minutes, not a millisecond longer', () => {
  openGate(startMs);
  expect(isGateOpen(startMs + adminGateTtlMs - 1)).toBe(true);
  expect(isGateOpen(startMs + adminGateTtlMs)).toBe(false);
});

it('the admin gate is prolonged by an action', () => {
  openGate(startMs);
  renewGate(startMs + adminGateTtlMs - 1);
  expect(isGateOpen(startMs + adminGateTtlMs + 1000)).toBe(true);
});

it('the admin gate is not reopened by an action that comes too late', () => {
  openGate(startMs);
  renewGate(startMs + adminGateTtlMs);
  expect(isGateOpen(startMs + adminGateTtlMs)).toBe(false);
});

it.each([
  ['without a time', 'true', null],
  ['with a time that is no number', 'true', 'soon'],
  ['with a time in the future', 'true', String(startMs + 60_000)],
  ['without the flag', null, String(startMs)],
])('the admin gate is closed %s', (_, flag, time) => {
  if (flag) localStorage.setItem('adminAuthenticated', flag);
  if (time) localStorage.setItem('adminAuthTimestamp', time);
  expect(isGateOpen(startMs)).toBe(false);
});
