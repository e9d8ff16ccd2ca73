import { useLocation, useNavigate } from 'react-router-dom';

const faqHash = /^#faq(?:-(\w+))?$/;

/**
 * The FAQ lives in the address (`#faq`, `#faq-review`), so that any screen can link to a question,
 * it can be shared, and Back closes it.
 */
export function useFaqAddress() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const found = faqHash.exec(hash);
  return {
    isOpen: Boolean(found),
    question: found?.[1],
    open: () => navigate({ pathname, search, hash: 'faq' }, { preventScrollReset: true }),
    close: () => navigate({ pathname, search }, { replace: true, preventScrollReset: true }),
  };
}

/** For links; give them `preventScrollReset`. */
export function faqAddress(question?: string): { hash: string } {
  return { hash: question ? `faq-${question}` : 'faq' };
}
