import { adminGateTtlMs } from '@fanclub/contract/admin/session';
import { sessionKeys } from './session-store.ts';

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

const listeners = new Set<() => void>();

/** The server wants the pass phrase, whatever this device believed of its gate. */
export function closeGate(): void {
  localStorage.removeItem(sessionKeys.adminFlag);
  for (const listener of listeners) listener();
}

/** Tells when the server has closed the gate; answers how to stop that. */
export function onGateClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
