/** Returns the time, in ms since 1970, at which a clock in `zone` shows `wallClock`. */
export function instantOf(wallClock: string, zone: string): number {
  const asUtcMs = Date.parse(`${wallClock}Z`);
  // The offset is computed twice, because near a change of the clocks the first guess can have another offset than
  // the result.
  const firstGuess = asUtcMs - offsetMs(asUtcMs, zone);
  return asUtcMs - offsetMs(firstGuess, zone);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the formatter of a time zone. Formatters are kept, because creating one takes longer than using it. */
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
