import { useEffect, useEffectEvent } from 'react';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The shortcut a key press means, or null. A Persian keyboard writes its own letters, so the place
 * of the key decides where the letter is not Latin; its question mark is one of its own, too.
 */
export function keyOf(event: KeyPress): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
  if (event.key === '؟') return '?';
  if (event.key.length === 1 && /\p{L}/u.test(event.key) && event.code.startsWith('Key')) {
    return event.code.slice(3).toLowerCase();
  }
  return event.key;
}

/** For a dialog in which the shortcuts of the panel still work. */
export const listensToShortcuts = { 'data-shortcuts': 'on' };

/** True where keys write or belong to a dialog. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
  if (target.closest(fields)) return true;
  return target.closest('[role="dialog"]')?.matches(':not([data-shortcuts])') ?? false;
}

/** Listens on the whole page; the handler answers whether it used the key. */
export function useKeys(handle: (key: string, event: KeyboardEvent) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    // A key held down is one decision, not one for every application that comes up under it.
    if (!key || event.repeat || event.defaultPrevented || isElsewhere(event.target)) return;
    if (handle(key, event)) event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
