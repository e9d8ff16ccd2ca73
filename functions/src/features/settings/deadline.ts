import { clubClock } from '@fanclub/contract/text/club-clock';

const clocks = new Map<string, ReturnType<typeof clubClock>>();

/** Returns the time, in ms since 1970, at which a clock in `zone` shows `wallClock`. */
export function instantOf(wallClock: string, zone: string): number {
  const clock = clocks.get(zone) ?? clubClock(zone);
  clocks.set(zone, clock);
  return clock.instantOf(wallClock);
}
