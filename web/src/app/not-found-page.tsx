import { useLocation } from 'react-router-dom';
import { usePageTitle } from '#ui/use-page-title.ts';
import { NotFound } from './not-found.tsx';

/** An address inside the app that leads nowhere; all others are answered by Hosting's own 404 page. */
export default function NotFoundPage() {
  usePageTitle();
  const { pathname } = useLocation();
  return <NotFound pathname={pathname} />;
}
