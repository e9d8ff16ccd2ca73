import { adminGateTtlMs } from '@fanclub/contract/admin/session';
import { sessionKeys } from './session-store.ts';

/** True if the panel's pass phrase was entered on this device and the last admin action is recent enough. */
export function isGateOpen(nowMs: number): boolean {
  if (localStorage.getItem(sessionKeys.adminFlag) !== 'true') return false;
  const sinceMs = nowMs - Number(localStorage.getItem(sessionKeys.adminTime));
  return sinceMs >= 0 && sinceMs < adminGateTtlMs;
}

export function openGate(nowMs: number): void {
  localStorage.setItem(sessionKeys.adminFlag, 'true');
  localStorage.setItem(sessionKeys.adminTime, String(nowMs));
}

/** Extends an open gate at each admin action. A closed gate stays closed until the pass phrase is entered. */
export function renewGate(nowMs: number): void {
  if (isGateOpen(nowMs)) localStorage.setItem(sessionKeys.adminTime, String(nowMs));
}

const listeners = new Set<() => void>();

/** Closes the gate on this device when the server asks for the pass phrase. */
export function closeGate(): void {
  localStorage.removeItem(sessionKeys.adminFlag);
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` when the server has asked for the pass phrase again; returns a function that removes the
 * listener.
 */
export function onGateClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
