import { useEffect, useState } from 'react';

/** What a dialog was opened for, kept while it fades out. */
export function useLastShown<T>(present: T | null): T | null {
  const [shown, setShown] = useState(present);
  useEffect(() => {
    if (present) setShown(present);
  }, [present]);
  return shown;
}
