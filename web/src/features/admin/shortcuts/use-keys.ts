import { useEffect } from 'react';
import { useLatest } from '../use-latest.ts';
import { isElsewhere, keyOf } from './key-of.ts';

/** Listens on the whole page; the handler answers whether it used the key. */
export function useKeys(handle: (key: string, event: KeyboardEvent) => boolean): void {
  const latest = useLatest(handle);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = keyOf(event);
      // A key held down is one decision, not one for every application that comes up under it.
      if (!key || event.repeat || event.defaultPrevented || isElsewhere(event.target)) return;
      if (latest.current(key, event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}
