import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { isAppPath } from '#config/pages.ts';
import { type OverlayLinkProps, OverlaysOfRouter } from '#ui/overlay-address.tsx';
import { FollowedBy, type PageLinkProps, PlainLink } from '#ui/page-link.tsx';

/** Provides the router's links to components that the app shares with the public pages, which have no router. */
export function RouterLinks({ children }: { children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const here = { pathname, search };
  const overlays = {
    hash,
    open: (name: string) =>
      void navigate({ ...here, hash: name }, { state, preventScrollReset: true }),
    close: () => void navigate(here, { state, replace: true, preventScrollReset: true }),
    Link: OverlayInHere,
  };
  return (
    <FollowedBy value={AppLink}>
      <OverlaysOfRouter value={overlays}>{children}</OverlaysOfRouter>
    </FollowedBy>
  );
}

function AppLink(props: PageLinkProps) {
  return isAppPath(props.to) ? <RouterLink {...props} /> : <PlainLink {...props} />;
}

function OverlayInHere({ to: hash, ...props }: OverlayLinkProps) {
  const { search, state } = useLocation();
  return <RouterLink {...props} to={{ search, hash }} state={state} preventScrollReset />;
}
