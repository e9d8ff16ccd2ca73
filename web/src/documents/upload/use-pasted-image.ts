import { useEffect, useEffectEvent } from 'react';

/** The mounted upload fields in the order of mounting. Only the last one gets a pasted image. */
const listening: object[] = [];

/** Calls `onPaste` with an image that is pasted anywhere on the page. Pasted text is not affected. */
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
