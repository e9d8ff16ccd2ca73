import { useOverlayAddress } from './overlay-address.tsx';

const faqHash = /^#faq(?:-(\w+))?$/;

/** Opens the FAQ over the page: at `#faq`, or with one question at `#faq-review`. */
export function useFaqAddress() {
  const { hash, open, close } = useOverlayAddress();
  const found = faqHash.exec(hash);
  return { isOpen: Boolean(found), question: found?.[1], open: () => open(faqHashOf()), close };
}

/** The hash of an `OverlayLink` to the FAQ or to one of its questions. */
export const faqHashOf = (question?: string) => (question ? `faq-${question}` : 'faq');
