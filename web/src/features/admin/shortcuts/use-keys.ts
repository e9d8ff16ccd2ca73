import { useEffect, useRef } from 'react';
import { isElsewhere, keyOf } from './key-of.ts';

/** Listens on the whole page; the handler answers whether it used the key. */
export function useKeys(handle: (key: string, event: KeyboardEvent) => boolean): void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (!key || event.defaultPrevented || isElsewhere(event.target)) return;
      if (latest.current(key, event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
