import { useEffect, useState } from 'react';

/**
 * Returns `present`, or while it is null the last value before, so that a dialog keeps its content while it fades out.
 */
export function useLastShown<T>(present: T | null): T | null {
  const [shown, setShown] = useState(present);
  useEffect(() => {
    if (present) setShown(present);
  }, [present]);
  return shown;
}
