import type { TypeOptions } from 'i18next';
import { type ComponentType, createContext, createElement, type JSX, useContext } from 'react';

export interface IslandOptions {
  /**
   * The trigger of hydration: an idle moment (the default), scrolling into view, or interaction. For signed-in
   * people an island does not wait for interaction, because it shows their own data.
   */
  when?: 'idle' | 'visible' | 'touch';
  /** An address whose hash begins with this also triggers hydration. */
  opens?: string;
  /** The namespaces of its texts, apart from the common one. */
  texts?: readonly (keyof TypeOptions['resources'])[];
}

export interface Island<P = object> extends Required<IslandOptions> {
  name: string;
  Component: ComponentType<P>;
}

/**
 * Takes an island out of the page that is being built; returns a placeholder for its HTML until it is rendered.
 */
export type CutIsland = (island: Island<never>, props: object) => { id: string; html: string };

/** Provided only by the build; elsewhere an island renders its component directly. */
export const IslandCutter = createContext<CutIsland | null>(null);

/**
 * An interactive part of a static page. The build renders it separately, and the browser hydrates only this
 * part, while the rest of the page stays HTML. It is the default export of a file named `<name>.island.tsx`, or
 * on the landing page one of a folder's `<folder>.islands.tsx`. Its props are serialised as JSON.
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
