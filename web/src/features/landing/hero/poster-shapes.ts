export const width = 1600;
export const height = 900;

const bannerTop = -20;
const bannerBottom = 690;
const bannerStart = 560;
const stripeWidth = 104;
const stripePairs = 6;

/** How far the cloth hangs to the side at this height. */
const sway = (y: number, phase: number) =>
  Math.sin(y / 150 + phase) * 10 + Math.sin(y / 67 + phase * 2) * 3;

function edge(x: number, phase: number, from: number, to: number): string[] {
  const steps = 14;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const y = from + ((to - from) * step) / steps;
    return `${(x + sway(y, phase)).toFixed(1)} ${y.toFixed(1)}`;
  });
}

/** The paper stripes of a banner that hangs from the roof. */
export const stripes: readonly string[] = Array.from({ length: stripePairs }, (_, index) => {
  const x = bannerStart + index * stripeWidth * 2;
  const drop = bannerBottom + Math.sin(index * 1.7) * 16;
  const down = edge(x, index * 0.9, bannerTop, drop);
  const up = edge(x + stripeWidth, index * 0.9 + 0.45, bannerTop, drop + 8).reverse();
  return `M${down.join('L')}L${up.join('L')}Z`;
});

interface Supporter {
  x: number;
  y: number;
  radius: number;
  armsUp: boolean;
}

/** Always the same crowd: a picture should not change between two visits. */
function pseudoRandom(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}

function row(count: number, y: number, radius: number, seed: number): Supporter[] {
  return Array.from({ length: count }, (_, index) => ({
    x: (index + pseudoRandom(seed + index)) * (width / count),
    y: y + pseudoRandom(seed + index * 3) * radius * 1.4,
    radius: radius * (0.85 + pseudoRandom(seed + index * 7) * 0.3),
    armsUp: pseudoRandom(seed + index * 5) > 0.62,
  }));
}

/** Three rows of heads, the nearest last. */
export const crowd: readonly Supporter[][] = [
  row(58, 700, 13, 3),
  row(42, 745, 18, 40),
  row(30, 806, 26, 90),
];

/** Head and shoulders; both turn the same way round, or their overlap would be a hole. */
export function body({ x, y, radius: r }: Supporter): string {
  const shoulders = `M${x - r * 1.9} ${height}V${y + r * 2.6}q0 ${-r * 1.4} ${r * 1.4} ${-r * 1.4}h${r}q${r * 1.4} 0 ${r * 1.4} ${r * 1.4}V${height}Z`;
  const head = `M${x - r} ${y}a${r} ${r * 1.16} 0 1 1 ${r * 2} 0a${r} ${r * 1.16} 0 1 1 ${-r * 2} 0Z`;
  return shoulders + head;
}

/** Raised arms, to be stroked as thick as `armWidth`. */
export function arms({ x, y, radius: r, armsUp }: Supporter): string {
  if (!armsUp) return '';
  const arm = (side: 1 | -1) =>
    `M${x + side * r * 1.5} ${y + r * 2.2}q${side * r * 1.1} ${-r * 1.3} ${side * r * 1.3} ${-r * 3.7}`;
  return arm(1) + arm(-1);
}

export const armWidth = (supporters: readonly Supporter[]): number =>
  (supporters[0]?.radius ?? 0) * 0.56;
