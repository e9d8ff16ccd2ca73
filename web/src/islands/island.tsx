import type { TypeOptions } from 'i18next';
import { type ComponentType, createContext, createElement, type JSX, useContext } from 'react';

export interface IslandOptions {
  /**
   * The moment of the hydration. Every island is hydrated at the latest when a person points at it or focuses it.
   * `idle`, the default, is earlier: when the browser is idle. `visible` is when the island scrolls into view. For
   * signed-in people `touch` acts like `idle`, because the island then shows their own data.
   */
  when?: 'idle' | 'visible' | 'touch';
  /** The island is also hydrated when the hash of the address begins with this text. */
  opens?: string;
  /** Namespaces of the island's texts, apart from `common`. */
  texts?: readonly (keyof TypeOptions['resources'])[];
}

export interface Island<P = object> extends Required<IslandOptions> {
  name: string;
  Component: ComponentType<P>;
}

/**
 * Registers an island for separate rendering. Returns its id and a placeholder, which the island's HTML
 * replaces later.
 */
export type CutIsland = (island: Island<never>, props: object) => { id: string; html: string };

/** Set only during the build; elsewhere an island renders its component directly. */
export const IslandCutter = createContext<CutIsland | null>(null);

/**
 * Makes a component an interactive part of a static page. The build renders the component separately and writes its
 * props as JSON into the HTML. The browser hydrates only this part, while the rest of the page stays HTML. An island is
 * the default export of a file named `<name>.island.tsx`; on the landing page a folder's islands share a file
 * `<folder>.islands.tsx`.
 */
export function island<P extends object>(
  name: string,
  Component: ComponentType<P>,
  { when = 'idle', opens = '', texts = [] }: IslandOptions = {},
) {
  const itself: Island<P> = { name, Component, when, opens, texts };
  function Place(props: P & JSX.IntrinsicAttributes) {
    const cut = useContext(IslandCutter);
    if (!cut) return <Component {...props} />;
    const { id, html } = cut(itself as Island<never>, props);
    return createElement('fan-island', {
      name,
      when,
      opens: opens || undefined,
      id,
      texts: texts.join(' ') || undefined,
      props: Object.keys(props).length > 0 ? JSON.stringify(props) : undefined,
      dangerouslySetInnerHTML: { __html: html },
    });
  }
  return Object.assign(Place, { island: itself });
}
