/** One value that several parts of a page follow. */
export interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Answers the function that ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** `begin` runs when the first listener comes, and what it answers when the last one has gone. */
export function createStore<Value>(
  first: Value,
  begin?: () => (() => void) | undefined,
): Store<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  let end: (() => void) | undefined;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const isFirst = listeners.size === 0;
      listeners.add(listener);
      if (isFirst) end = begin?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end?.();
      };
    },
  };
}
