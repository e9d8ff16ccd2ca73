import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { firstPage, pageBefore, parsePage, type WizardPage } from './pages.ts';

export interface PageState {
  /** The previous entry in the history; if it is the page to go back to, the browser's Back is used. */
  cameFrom?: WizardPage;
  /** The field to focus, instead of the top of the page. */
  focus?: string | undefined;
}

export const searchOf = (page: WizardPage) => (page === firstPage ? '' : `?step=${page}`);

/**
 * Keeps the wizard's page in the address, so that the browser's Back button works. If the data is
 * already known, the first page leads to the payment page and Back leads from there to the first page,
 * unless the page between was opened.
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
