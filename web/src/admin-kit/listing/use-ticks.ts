import { useCallback, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Holds the ids of the ticked rows of a list. */
export function useTicks() {
  const [ids, setIds] = useState(none);
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  return {
    ids,
    toggle,
    set: (ticked: Iterable<string>) => setIds(new Set(ticked)),
    clear: () => setIds(none),
  };
}
