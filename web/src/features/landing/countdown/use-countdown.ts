import { useEffect, useState } from 'react';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Returns the remaining time, and updates it at each full second. It is undefined before the deadline is loaded and
 * null after the deadline. The deadline contains no time zone, so the visitor's time zone is used.
 */
export function useCountdown(deadline: string | undefined): Remaining | null | undefined {
  const [now, setNow] = useState<number>();

  useEffect(() => {
    if (deadline === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      timer = setTimeout(tick, secondMs - (Date.now() % secondMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline]);

  if (deadline === undefined || now === undefined) return undefined;
  return remaining(new Date(deadline).getTime(), now);
}

export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits the time until the deadline into units; null after the deadline. */
export function remaining(deadlineMs: number, nowMs: number): Remaining | null {
  const left = deadlineMs - nowMs;
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / dayMs),
    hours: Math.floor((left % dayMs) / hourMs),
    minutes: Math.floor((left % hourMs) / minuteMs),
    seconds: Math.floor((left % minuteMs) / secondMs),
  };
}
