import type { TypeOptions } from 'i18next';
import { type ComponentType, createContext, createElement, type JSX, useContext } from 'react';

export interface IslandOptions {
  /**
   * What brings it to life: a quiet moment (the default), its coming into sight, or a touch. Whoever is
   * signed in is shown at once what is theirs: for them a touch is not waited for.
   */
  when?: 'idle' | 'visible' | 'touch';
  /** An address whose hash begins so brings it to life, too. */
  opens?: string;
  /** The namespaces of its texts, beside the one that every page has. */
  texts?: readonly (keyof TypeOptions['resources'])[];
}

export interface Island<P = object> extends Required<IslandOptions> {
  name: string;
  Component: ComponentType<P>;
}

/** Takes an island out of the page that is being built; answers what stands for its HTML until it is drawn. */
export type CutIsland = (island: Island<never>, props: object) => { id: string; html: string };

/** Given by the build alone: everywhere else an island is the component that it holds. */
export const IslandCutter = createContext<CutIsland | null>(null);

/**
 * A part of a static page that moves. At the build it is drawn on its own, and the browser
 * hydrates it alone, while the page around it stays HTML. Lives in a file of its own name,
 * `<name>.island.tsx`, as the default export; its props travel as JSON.
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
