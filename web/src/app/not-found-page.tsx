import { useLocation } from 'react-router-dom';
import { usePageTitle } from '#ui/use-page-title.ts';
import { NotFound } from './not-found.tsx';

/**
 * Page for an unknown address that begins like an address of the app. For any other unknown address Hosting serves the
 * built 404 page.
 */
export default function NotFoundPage() {
  usePageTitle();
  const { pathname } = useLocation();
  return <NotFound pathname={pathname} />;
}
