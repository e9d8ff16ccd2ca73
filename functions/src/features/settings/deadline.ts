/** Returns the instant, in ms since the epoch, at which a clock in `zone` shows `wallClock`. */
export function instantOf(wallClock: string, zone: string): number {
  const asUtcMs = Date.parse(`${wallClock}Z`);
  // Two rounds: the offset of the first guess can differ from the offset at the instant itself.
  const firstGuess = asUtcMs - offsetMs(asUtcMs, zone);
  return asUtcMs - offsetMs(firstGuess, zone);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes longer than using it, so there is one for each zone. */
function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

function offsetMs(instantMs: number, zone: string): number {
  const parts = clockIn(zone).formatToParts(new Date(instantMs));
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instantMs / 1000) * 1000;
}
