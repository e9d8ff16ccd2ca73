import { useEffect, useEffectEvent } from 'react';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Returns the name of the pressed key, for shortcuts. Letters are Latin and lower case; on a keyboard with
 * other letters, such as Persian, the key's position decides. Returns null with Ctrl, Alt or Meta, because
 * these are shortcuts of the browser.
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

/** Attribute of a dialog in which the panel's shortcuts still work. */
export const listensToShortcuts = { 'data-shortcuts': 'on' };

/** True if the key press belongs to a text field, or to a dialog without `listensToShortcuts`. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
  if (target.closest(fields)) return true;
  return target.closest('[role="dialog"]')?.matches(':not([data-shortcuts])') ?? false;
}

/** Listens for keys on the whole page. The handler returns true if it has used the key. */
export function useKeys(handle: (key: string, event: KeyboardEvent) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    // A held key repeats its event. Repeats are ignored, because after each decision the next application opens, and
    // one long press would decide several.
    if (!key || event.repeat || event.defaultPrevented || isElsewhere(event.target)) return;
    if (handle(key, event)) event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
