/**
 * Returns a generator of pseudo-random integers from 0 to `below` - 1 (mulberry32). The same seed gives the same
 * numbers, so a failed test can be repeated by the seed in its name.
 */
export function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
