/** The instant, in ms since the epoch, at which a clock in `zone` shows `wallClock`. */
export function instantOf(wallClock: string, zone: string): number {
  const asUtcMs = Date.parse(`${wallClock}Z`);
  // Two rounds: the offset of the first guess can differ from the offset at the instant itself.
  const firstGuess = asUtcMs - offsetMs(asUtcMs, zone);
  return asUtcMs - offsetMs(firstGuess, zone);
}

function offsetMs(instantMs: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(instantMs));
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
