import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { firstPage, pageBefore, parsePage, type WizardPage } from './pages.ts';

export interface PageState {
  /** The page under this one in the history: going back may really go back. */
  cameFrom?: WizardPage;
  /** The field to begin with, where it is not the top of the page. */
  focus?: string | undefined;
}

export const searchOf = (page: WizardPage) => (page === firstPage ? '' : `?step=${page}`);

/**
 * The wizard's page lives in the address, so that the browser's own Back works. What is known already
 * was passed over on the way to the payment, and is on the way back unless it was looked at.
 */
export function usePage(isKnown = false) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const page = parsePage(search.get('step'));
  const { cameFrom } = (location.state as PageState | null) ?? {};

  const goTo = useCallback(
    (next: WizardPage, focus?: string) =>
      navigate(
        { search: searchOf(next) },
        { state: { cameFrom: page, focus } satisfies PageState },
      ),
    [navigate, page],
  );

  const goBack = useCallback(() => {
    const passedOver = isKnown && page === 'payment' && cameFrom !== pageBefore(page);
    const previous = passedOver ? firstPage : pageBefore(page);
    if (cameFrom === previous) return navigate(-1);
    return navigate({ search: searchOf(previous) }, { replace: true });
  }, [navigate, page, cameFrom, isKnown]);

  return { page, goTo, goBack };
}
