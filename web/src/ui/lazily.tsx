import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';

/** Loads the module whose default export is the component. */
export type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * Returns a hook that loads a component when it is first wanted, and a function that loads it before that. `React.lazy`
 * is not used, because React keeps a placeholder for 300 ms, also an empty one.
 */
function lazily<P>(load: Load<P>) {
  let loaded: ComponentType<P> | null = null;
  const fetch = async () => {
    loaded = (await loadChunk(load)).default;
    return loaded;
  };
  function useWhen(isWanted: boolean): ComponentType<P> | null {
    // A component is a function, so the state is set by functions that return it.
    const [shown, show] = useState(() => (isWanted ? loaded : null));
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    if (isWanted && !shown && loaded) show(() => loaded);
    useEffect(() => {
      if (!isWanted || loaded) return;
      fetch().then(
        (component) => show(() => component),
        (error) => setFailure({ error }),
      );
    }, [isWanted]);
    if (failure) throw failure.error;
    return shown;
  }
  return { fetch, useWhen };
}

/**
 * Returns a dialog whose code is loaded when the dialog is first opened, or before that by `fetch`. The dialog stays
 * mounted after it is closed, so that its closing animation can run. While the code of an open dialog is loaded,
 * `placeholder` is shown.
 */
export function lazyDialog<P extends { open: boolean }>(
  load: Load<P>,
  placeholder: ReactNode = null,
) {
  const { fetch, useWhen } = lazily(load);
  function LazyDialog(props: P) {
    const Dialog = useWhen(props.open);
    if (Dialog) return <Dialog {...props} />;
    return props.open ? placeholder : null;
  }
  return Object.assign(LazyDialog, { fetch });
}

/**
 * Returns a part of a page whose code is loaded when the part is first rendered, or before that by `fetch`. Until then,
 * `placeholder` is shown.
 */
export function lazyPart<P extends object>(load: Load<P>, placeholder: ReactNode = null) {
  const { fetch, useWhen } = lazily(load);
  function LazyPart(props: P) {
    const Part = useWhen(true);
    return Part ? <Part {...props} /> : placeholder;
  }
  return Object.assign(LazyPart, { fetch });
}
