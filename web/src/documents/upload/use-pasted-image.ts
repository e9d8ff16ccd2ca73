import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Field {
  element: RefObject<HTMLElement | null>;
  hasImage: () => boolean;
}

/** The upload fields of the page in the order of mounting. */
const fields: Field[] = [];

/**
 * Calls `onPaste` with an image that is pasted anywhere on the page. Pasted text is not affected. Of several fields, the
 * one with the focus gets the image, or else the first one without an image. Fields behind a dialog get none.
 *
 * @param element the field, with all that can have the focus in it
 */
export function usePastedImage(
  element: RefObject<HTMLElement | null>,
  isChosen: boolean,
  onPaste: (image: File) => void,
): void {
  const choose = useEffectEvent(onPaste);
  const hasImage = useEffectEvent(() => isChosen);
  useEffect(() => {
    const own: Field = { element, hasImage: () => hasImage() };
    fields.push(own);
    const listener = (event: ClipboardEvent) => {
      const { files } = event.clipboardData ?? {};
      const image = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!image || receiver() !== own) return;
      event.preventDefault();
      choose(image);
    };
    document.addEventListener('paste', listener);
    return () => {
      fields.splice(fields.indexOf(own), 1);
      document.removeEventListener('paste', listener);
    };
  }, [element]);
}

function receiver(): Field | undefined {
  const shown = fields.filter(({ element }) => !element.current?.closest('[aria-hidden="true"]'));
  if (shown.length === 1) return shown[0];
  const focused = shown.find(({ element }) => element.current?.contains(document.activeElement));
  return focused ?? shown.find(({ hasImage }) => !hasImage());
}
