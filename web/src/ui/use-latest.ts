import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the latest render, for callbacks that should not change with it. */
export function useLatest<V>(value: V): RefObject<V> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
