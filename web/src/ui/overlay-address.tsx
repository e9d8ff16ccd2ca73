import Box from '@mui/material/Box';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  useContext,
  useSyncExternalStore,
} from 'react';

export type OverlayLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

interface Overlays {
  /** The address's hash, such as `#faq`, or empty. */
  hash: string;
  open: (name: string) => void;
  /** Removes the hash without a new history entry. */
  close: () => void;
  Link: ComponentType<OverlayLinkProps>;
}

/** Set by the app, whose router must make every change of the address. Built pages have no router. */
export const OverlaysOfRouter = createContext<Overlays | null>(null);

const hashChanged = 'overlay';

function onHashChange(listener: () => void): () => void {
  const events = ['hashchange', 'popstate', hashChanged];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

function PlainOverlayLink({ to: name, ...anchor }: OverlayLinkProps) {
  return <a {...anchor} href={`#${name}`} />;
}

const inBrowser = {
  // Setting `location.hash` would scroll to an element with this id, so the history is changed directly.
  open(name: string) {
    history.pushState(null, '', `#${name}`);
    window.dispatchEvent(new Event(hashChanged));
  },
  close() {
    history.replaceState(null, '', location.pathname + location.search);
    window.dispatchEvent(new Event(hashChanged));
  },
  Link: PlainOverlayLink,
};

/**
 * Returns functions that open and close overlays (dialogs over the page) by the hash of the address. Any screen
 * can link to an overlay, its address can be shared, and Back closes it. The page below keeps its state and
 * scroll position.
 */
export function useOverlayAddress(): Overlays {
  const ofRouter = useContext(OverlaysOfRouter);
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  );
  return ofRouter ?? { hash, ...inBrowser };
}

/** A link that opens an overlay. It can be the `component` of MUI's links and buttons, which pass `to`. */
export function OverlayLink(props: OverlayLinkProps) {
  const { Link } = useOverlayAddress();
  return <Link {...props} />;
}

/**
 * The element with an overlay's name as id, so that its links have a target before the overlay is rendered. It
 * is fixed to the window, so following such a link doesn't scroll the page.
 */
export function OverlayPlace({ name }: { name: string }) {
  return <Box component="span" id={name} sx={{ position: 'fixed', insetBlockStart: 0 }} />;
}
