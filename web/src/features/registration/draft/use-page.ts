import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { firstPage, pageBefore, parsePage, type WizardPage } from './pages.ts';

export interface PageState {
  /**
   * The page of the previous history entry. If the form's Back button leads to this page, the button goes back in the
   * history.
   */
  cameFrom?: WizardPage;
  /** The field that gets the focus, instead of the page's heading. */
  focus?: string | undefined;
}

export const searchOf = (page: WizardPage) => (page === firstPage ? '' : `?step=${page}`);

/**
 * Keeps the wizard's page in the URL, so that the browser's Back button works. `isKnown` is true for a member, whose
 * data is already filled in and whose first page leads to the payment page. The form's Back button then leads from the
 * payment page to the first page, unless the member came from the contact page, which precedes the payment page.
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
