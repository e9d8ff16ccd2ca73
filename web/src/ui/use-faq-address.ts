import { useOverlayAddress } from './overlay-address.tsx';

const faqHash = /^#faq(?:-(\w+))?$/;

/**
 * Returns the state of the FAQ, a dialog over the page. It is open at `#faq`, or at `#faq-review` with the
 * question `review`.
 */
export function useFaqAddress() {
  const { hash, open, close } = useOverlayAddress();
  const found = faqHash.exec(hash);
  return { isOpen: Boolean(found), question: found?.[1], open: () => open(faqHashOf()), close };
}

/** The hash of an `OverlayLink` to the FAQ or to one of its questions. */
export const faqHashOf = (question?: string) => (question ? `faq-${question}` : 'faq');
