import { Link, type LinkProps, useLocation, useNavigate } from 'react-router-dom';

/**
 * What opens over a page lives in the hash of its address: any screen can link to it, it can be
 * shared, and Back closes it. The page below keeps its state and its scroll position.
 */
export function useOverlayAddress() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const here = { pathname, search };
  return {
    hash,
    open: (name: string) => navigate({ ...here, hash: name }, { state, preventScrollReset: true }),
    close: () => navigate(here, { state, replace: true, preventScrollReset: true }),
  };
}

/** A link that opens it, for `component` of MUI's links and buttons, which look for a `to`. */
export function OverlayLink({ to: hash, ...props }: LinkProps & { to: string }) {
  const { search, state } = useLocation();
  return <Link {...props} to={{ search, hash }} state={state} preventScrollReset />;
}
