import { useOverlayAddress } from './use-overlay-address.ts';

const faqHash = /^#faq(?:-(\w+))?$/;

/** Opens the FAQ over the page: at `#faq`, or with one question at `#faq-review`. */
export function useFaqAddress() {
  const { hash, open, close } = useOverlayAddress();
  const found = faqHash.exec(hash);
  return { isOpen: Boolean(found), question: found?.[1], open: () => open('faq'), close };
}

/** For links; give them `preventScrollReset`. */
export function faqAddress(question?: string): { hash: string } {
  return { hash: question ? `faq-${question}` : 'faq' };
}
