import {
  type ComponentProps,
  type ComponentType,
  createContext,
  useContext,
  useSyncExternalStore,
} from 'react';

export type OverlayLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

interface Overlays {
  /** As in the address: `#faq`, or empty. */
  hash: string;
  open: (name: string) => void;
  /** Takes the hash away again, without a step in the history. */
  close: () => void;
  Link: ComponentType<OverlayLinkProps>;
}

/** Given by the app, whose router has to know of every change of the address. */
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
  // Not by `location.hash`, which would scroll to a part of the page that has this name.
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
 * What opens over a page lives in the hash of its address: any screen can link to it, it can be
 * shared, and Back closes it. The page below keeps its state and its scroll position.
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

/** A link that opens it, for `component` of MUI's links and buttons, which look for a `to`. */
export function OverlayLink(props: OverlayLinkProps) {
  const { Link } = useOverlayAddress();
  return <Link {...props} />;
}
