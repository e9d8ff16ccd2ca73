import { adminGateTtlMs } from '@fanclub/contract/admin/session';
import { sessionKeys } from '#session/session-store.ts';

/** The admin gate on this device: a flag and the time of the last action. */
export function isGateOpen(nowMs: number): boolean {
  if (localStorage.getItem(sessionKeys.adminFlag) !== 'true') return false;
  const sinceMs = nowMs - Number(localStorage.getItem(sessionKeys.adminTime));
  return sinceMs >= 0 && sinceMs < adminGateTtlMs;
}

export function openGate(nowMs: number): void {
  localStorage.setItem(sessionKeys.adminFlag, 'true');
  localStorage.setItem(sessionKeys.adminTime, String(nowMs));
}

/** Every admin action prolongs an open gate; a closed one needs the password. */
export function renewGate(nowMs: number): void {
  if (isGateOpen(nowMs)) localStorage.setItem(sessionKeys.adminTime, String(nowMs));
}
