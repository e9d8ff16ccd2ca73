import { useEffect, useEffectEvent } from 'react';

/** Where several fields take a picture, it goes to the one that was opened last. */
const listening: object[] = [];

/** Hears of an image that is pasted anywhere on the page; text still goes where it is pasted. */
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
