import { adminGateTtlMs } from '@fanclub/contract/admin/gate';
import { deviceStorage } from '#store/browser-storage.ts';
import { sessionKeys } from './session-store.ts';

/**
 * Returns how long the panel stays open on this device without a further admin action, in ms; 0 if the gate is closed.
 */
export function gateLeftMs(nowMs: number): number {
  if (deviceStorage.getItem(sessionKeys.adminFlag) !== 'true') return 0;
  const sinceMs = nowMs - Number(deviceStorage.getItem(sessionKeys.adminTime));
  return sinceMs >= 0 ? Math.max(0, adminGateTtlMs - sinceMs) : 0;
}

/** True if an admin has opened the gate on this device and the last admin action is recent enough. */
export const isGateOpen = (nowMs: number): boolean => gateLeftMs(nowMs) > 0;

let waiting: ((isOpen: boolean) => void)[] = [];

function settle(isOpen: boolean): void {
  for (const done of waiting) done(isOpen);
  waiting = [];
}

export function openGate(nowMs: number): void {
  deviceStorage.setItem(sessionKeys.adminFlag, 'true');
  deviceStorage.setItem(sessionKeys.adminTime, String(nowMs));
  settle(true);
}

/**
 * Extends an open gate at each admin action. A closed gate stays closed until an admin opens it with the pass
 * phrase.
 */
export function renewGate(nowMs: number): void {
  if (isGateOpen(nowMs)) deviceStorage.setItem(sessionKeys.adminTime, String(nowMs));
}

const listeners = new Set<() => void>();

/** Closes the gate on this device; called when the server asks for the pass phrase again. */
export function closeGate(): void {
  deviceStorage.removeItem(sessionKeys.adminFlag);
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` whenever `closeGate` has closed the gate; returns a function that removes the listener. Only pages
 * that ask for the pass phrase listen. When the last of them is left, nobody can open the gate, so waiting ends.
 */
export function onGateClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) settle(false);
  };
}

/**
 * Waits until the gate is open again. Returns false if no page asks for the pass phrase, or when the person leaves the
 * page that asks for it.
 */
export function gateOpenedAgain(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((done) => waiting.push(done));
}
