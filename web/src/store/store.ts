/** A value to which several parts of a page can subscribe. */
export interface Store<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store. `begin` runs when the first listener subscribes; the function that it returns runs when the
 * last listener leaves.
 */
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
