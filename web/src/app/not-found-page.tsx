import { useLocation } from 'react-router-dom';
import { usePageTitle } from '#ui/use-page-title.ts';
import { NotFound } from './not-found.tsx';

/** Page for an unknown address inside the app's paths; for all others Hosting serves its own 404 page. */
export default function NotFoundPage() {
  usePageTitle();
  const { pathname } = useLocation();
  return <NotFound pathname={pathname} />;
}
