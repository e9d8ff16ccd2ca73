import { useEffect, useState } from 'react';

/**
 * Returns `present`, or, while `present` is null, its last other value, so that a dialog keeps its content while it
 * fades out.
 */
export function useLastShown<T>(present: T | null): T | null {
  const [shown, setShown] = useState(present);
  useEffect(() => {
    if (present) setShown(present);
  }, [present]);
  return shown;
}
