import { type Features, wordsEach } from './features.ts';

/** The same thing in two pictures. */
export interface Match {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

const maxDistance = 72;
/** The next best has to be clearly worse: on a receipt one figure looks like another. */
const clearly = 0.85;

function bitsIn(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function distance(one: Uint32Array, a: number, other: Uint32Array, b: number): number {
  let sum = 0;
  for (let word = 0; word < wordsEach; word++) {
    sum += bitsIn((one[a + word] ?? 0) ^ (other[b + word] ?? 0));
  }
  return sum;
}

const placeOf = ({ places }: Features, index: number): [number, number] => [
  places[index * 2] ?? 0,
  places[index * 2 + 1] ?? 0,
];

/** Features that are each other's nearest, the surest first. */
export function matchFeatures(one: Features, other: Features): Match[] {
  const [count, otherCount] = [one.places.length / 2, other.places.length / 2];
  const nearestBack = new Int32Array(otherCount).fill(-1);
  const leastBack = new Int32Array(otherCount).fill(256);
  const found: { index: number; nearest: number; least: number; isClear: boolean }[] = [];
  const all = new Int32Array(otherCount);
  for (let index = 0; index < count; index++) {
    let [nearest, least] = [-1, 256];
    for (let at = 0; at < otherCount; at++) {
      const between = distance(one.words, index * wordsEach, other.words, at * wordsEach);
      all[at] = between;
      if (between < least) [nearest, least] = [at, between];
      if (between < (leastBack[at] ?? 0)) {
        leastBack[at] = between;
        nearestBack[at] = index;
      }
    }
    let second = 256;
    const [x, y] = nearest < 0 ? [0, 0] : placeOf(other, nearest);
    for (let at = 0; at < otherCount; at++) {
      const between = all[at] ?? 256;
      if (between >= second) continue;
      const [ax, ay] = placeOf(other, at);
      // The same corner, found at two sizes, is no rival.
      if (Math.hypot(ax - x, ay - y) > 8) second = between;
    }
    found.push({ index, nearest, least, isClear: least < clearly * second });
  }
  return found
    .filter(({ index, nearest, least, isClear }) => {
      return isClear && least <= maxDistance && nearestBack[nearest] === index;
    })
    .sort((a, b) => a.least - b.least)
    .map(({ index, nearest }) => ({ from: placeOf(one, index), to: placeOf(other, nearest) }));
}
