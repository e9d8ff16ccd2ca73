import type { Category } from '../support/lighthouse.ts';

/** The figures of one Lighthouse run of a page. */
export type Measurement = Record<
  | Category
  | 'fcpMs'
  | 'lcpMs'
  | 'tbtMs'
  | 'speedIndexMs'
  | 'layoutShift'
  | 'bytes'
  | 'scriptBytes'
  | 'requests'
  | 'machine',
  number
>;

/** The bounds of the figures: lower bounds for scores, upper bounds for all others. */
export type Bounds = Partial<Measurement>;
type Figure = keyof Measurement;

interface Row {
  name: string;
  median: Measurement;
  bounds: Bounds | undefined;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const whole = (value: number) => value.toFixed(0);

const figures: Record<Figure, { title: string; show: (value: number) => string; isScore?: true }> =
  {
    performance: { title: 'performance', show: whole, isScore: true },
    accessibility: { title: 'accessibility', show: whole, isScore: true },
    'best-practices': { title: 'best practices', show: whole, isScore: true },
    seo: { title: 'SEO', show: whole, isScore: true },
    fcpMs: { title: 'FCP', show: seconds },
    lcpMs: { title: 'LCP', show: seconds },
    tbtMs: { title: 'TBT', show: (ms) => `${ms.toFixed(0)} ms` },
    speedIndexMs: { title: 'speed index', show: seconds },
    layoutShift: { title: 'CLS', show: (value) => value.toFixed(3) },
    bytes: { title: 'without film', show: kilobytes },
    scriptBytes: { title: 'scripts', show: kilobytes },
    requests: { title: 'requests', show: whole },
    machine: { title: 'machine', show: whole },
  };
const names = Object.keys(figures) as Figure[];

/** Returns the median of each figure. Medians of different figures can come from different runs. */
export function medianOf(runs: readonly Measurement[]): Measurement {
  const middle = (name: Figure) => {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  };
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Measurement;
}

/**
 * Returns the medians as a table that can be read in a terminal and is valid Markdown, and a sentence for each
 * bound that was missed.
 */
export function tableOf(rows: readonly Row[]): { text: string; failed: string[] } {
  const head = ['page', ...names.map((name) => figures[name].title)];
  const cells = rows.map(({ name, median }) => [
    name,
    ...names.map((figure) => figures[figure].show(median[figure])),
  ]);
  const widths = head.map((title, i) =>
    Math.max(title.length, ...cells.map((row) => row[i]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const text = [head, widths.map((width) => '-'.repeat(width)), ...cells].map(line).join('\n');
  return { text, failed: rows.flatMap(passedBounds) };
}

function passedBounds({ name, median, bounds = {} }: Row): string[] {
  return names.flatMap((figure) => {
    const bound = bounds[figure];
    if (bound === undefined) return [];
    const { title, show, isScore } = figures[figure];
    const isGood = isScore ? median[figure] >= bound : median[figure] <= bound;
    return isGood ? [] : [`✖ ${name}: ${title} ${show(median[figure])}, bound ${show(bound)}`];
  });
}
