import { useEffect, useEffectEvent } from 'react';

/** The mounted fields in order; a pasted image goes to the last one. */
const listening: object[] = [];

/** Calls `onPaste` with an image pasted anywhere on the page; pasted text is not affected. */
export function usePastedImage(onPaste: (image: File) => void): void {
  const choose = useEffectEvent(onPaste);
  useEffect(() => {
    const own = {};
    listening.push(own);
    const listener = (event: ClipboardEvent) => {
      const { files } = event.clipboardData ?? {};
      const image = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!image || listening.at(-1) !== own) return;
      event.preventDefault();
      choose(image);
    };
    document.addEventListener('paste', listener);
    return () => {
      listening.splice(listening.indexOf(own), 1);
      document.removeEventListener('paste', listener);
    };
  }, []);
}
