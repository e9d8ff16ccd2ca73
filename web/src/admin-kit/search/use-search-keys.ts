import { useEffect, useEffectEvent } from 'react';
import { useKeys } from '../use-keys.ts';

/** True if the key was pressed in a dialog in which shortcuts are off. The search must not open over that dialog. */
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[role="dialog"]')?.matches(':not([data-shortcuts])') === true;

/** Calls `open` for `/` outside of text fields, and for Ctrl+K or Cmd+K also inside of text fields. */
export function useSearchKeys(open: () => void): void {
  useKeys((key) => {
    if (key !== '/') return false;
    open();
    return true;
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyK';
    if (!isCommand || event.repeat || isInDialog(event.target)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
