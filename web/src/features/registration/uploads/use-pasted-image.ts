import { useEffect, useEffectEvent } from 'react';

/** Hears of an image that is pasted anywhere on the page; text still goes where it is pasted. */
export function usePastedImage(onPaste: (image: File) => void): void {
  const choose = useEffectEvent(onPaste);
  useEffect(() => {
    const listener = (event: ClipboardEvent) => {
      const { files } = event.clipboardData ?? {};
      const image = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!image) return;
      event.preventDefault();
      choose(image);
    };
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
