import { useEffect, useState } from 'react';
import { type Remaining, remaining } from './remaining.ts';

const secondMs = 1000;

/** Ticks on the full second. The deadline has no zone, so it is the visitor's own clock. */
export function useCountdown(deadline: string): Remaining | null {
  const deadlineMs = new Date(deadline).getTime();
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      timer = setTimeout(tick, secondMs - (Date.now() % secondMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);

  return remaining(deadlineMs, now);
}
