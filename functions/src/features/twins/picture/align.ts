import type { Match } from './match-features.ts';
import { solveLinear } from './solve-linear.ts';

type Point = readonly [x: number, y: number];

/** How a picture was moved, turned, sized and tilted: eight figures, the ninth being 1. */
export type Projection = readonly number[];

/** Of another bank, or of none, at most 17 were measured; of the worst photograph of the same, 26. */
const enoughMatches = 21;
/** Pairs of the surest matches each suggest how it was turned and sized. */
const suggesting = 40;
/** So many of the matches agreeing, and no other pair is asked. */
const agreed = 0.6;
/** In pixels of pictures whose longer side has 500 of them, from rough to fine. */
const tolerances = [24, 10, 5, 4] as const;

/** Lengths are divided by this: figures of like size solve better. */
const unit = 250;

function project(p: Projection, [x, y]: Point): [number, number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = p;
  const depth = g * x + h * y + 1;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** Cheaper than `closeMatches`: a suggestion has no tilt. */
function countClose(matches: readonly Match[], p: Projection, tolerance: number): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = p;
  let count = 0;
  for (const { from, to } of matches) {
    const dx = a * from[0] + b * from[1] + c - to[0];
    const dy = d * from[0] + e * from[1] + f - to[1];
    if (dx * dx + dy * dy <= tolerance * tolerance) count += 1;
  }
  return count;
}

function closeMatches(matches: readonly Match[], p: Projection, tolerance: number): Match[] {
  return matches.filter(({ from, to }) => {
    const [x, y] = project(p, from);
    return Math.hypot(x - to[0], y - to[1]) <= tolerance;
  });
}

/** Turned and sized as two matches say; null where they are too near each other to say. */
function suggestion(one: Match, other: Match): Projection | null {
  const [fx, fy] = [other.from[0] - one.from[0], other.from[1] - one.from[1]];
  const [tx, ty] = [other.to[0] - one.to[0], other.to[1] - one.to[1]];
  const length = fx * fx + fy * fy;
  if (length < 50 * 50) return null;
  const a = (fx * tx + fy * ty) / length;
  const d = (fx * ty - fy * tx) / length;
  const size = Math.hypot(a, d);
  if (size < 1 / 3 || size > 3) return null;
  const [x, y] = one.from;
  return [a, -d, one.to[0] - a * x + d * y, d, a, one.to[1] - d * x - a * y, 0, 0];
}

/** The projection that fits the matches best (least squares); null where they don't settle one. */
function fit(matches: readonly Match[]): Projection | null {
  const left = Array.from({ length: 8 }, () => new Array<number>(8).fill(0));
  const right = new Array<number>(8).fill(0);
  const add = (row: number[], value: number) => {
    for (const [at, one] of row.entries()) {
      right[at] = (right[at] ?? 0) + one * value;
      const sums = left[at] ?? [];
      for (const [index, other] of row.entries()) sums[index] = (sums[index] ?? 0) + one * other;
    }
  };
  for (const { from, to } of matches) {
    const [x, y] = [from[0] / unit, from[1] / unit];
    const [u, v] = [to[0] / unit, to[1] / unit];
    add([x, y, 1, 0, 0, 0, -x * u, -y * u], u);
    add([0, 0, 0, x, y, 1, -x * v, -y * v], v);
  }
  const solved = solveLinear(left, right);
  if (!solved) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved;
  return [a, b, c * unit, d, e, f * unit, g / unit, h / unit];
}

/** The same in pictures that are larger by these factors. */
export function scaleProjection(p: Projection, from: number, to: number): Projection {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = p;
  const by = to / from;
  return [a * by, b * by, c * to, d * by, e * by, f * to, g / from, h / from];
}

/** The suggestion that most matches agree with. */
function suggested(matches: readonly Match[]): Projection | null {
  let best: Projection | null = null;
  let most = 0;
  const surest = matches.slice(0, suggesting);
  for (const [index, one] of surest.entries()) {
    for (const other of surest.slice(index + 1)) {
      const p = suggestion(one, other);
      const count = p ? countClose(matches, p, tolerances[0]) : 0;
      if (count > most) [best, most] = [p, count];
      if (most > agreed * matches.length) return best;
    }
  }
  return best;
}

/** How one picture lies on the other by what matches; null where too little does. */
export function align(matches: readonly Match[]): Projection | null {
  let p = suggested(matches);
  for (const tolerance of tolerances) {
    const close: Match[] = p ? closeMatches(matches, p, tolerance) : [];
    if (close.length < enoughMatches) return null;
    p = fit(close);
  }
  return p;
}
