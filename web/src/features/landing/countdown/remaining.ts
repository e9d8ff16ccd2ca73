const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Null once the deadline has passed. */
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
