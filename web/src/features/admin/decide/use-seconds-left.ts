import { useEffect, useState } from 'react';

const leftUntil = (untilMs: number) => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));

/** Whole seconds until a moment, counting down. */
export function useSecondsLeft(untilMs: number): number {
  const [seconds, setSeconds] = useState(() => leftUntil(untilMs));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(leftUntil(untilMs)), 250);
    return () => clearInterval(timer);
  }, [untilMs]);
  return seconds;
}
