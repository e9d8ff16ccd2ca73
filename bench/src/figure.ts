import type { Comparison } from './pairs.ts';

/**
 * One row of the report: a measurement of the product (`ours`), that of its baseline (`bare`), their ratio, and the
 * bound that the ratio must keep.
 */
export interface Figure {
  name: string;
  ours: string;
  bare: string;
  ratio: string;
  bound: string;
  isOk: boolean;
}

const inMs = (ms: number) => `${ms.toFixed(ms < 100 ? 1 : 0)} ms`;

/**
 * Returns the figure of a comparison. The figure fails if the product takes more than `bound` times as long as the
 * baseline.
 */
export function ratioFigure(name: string, comparison: Comparison, bound: number): Figure {
  return {
    name,
    ours: inMs(comparison.oursMs),
    bare: inMs(comparison.bareMs),
    ratio: comparison.ratio.toFixed(2),
    bound: `≤ ${bound} ×`,
    isOk: comparison.ratio <= bound,
  };
}

/** Returns the figures as a Markdown table with padded columns, so that it is also readable in a terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['figure', 'ours', 'bare', 'ratio', 'bound', 'result'];
  const rows = figures.map((figure) => [
    figure.name,
    figure.ours,
    figure.bare,
    figure.ratio,
    figure.bound,
    figure.isOk ? 'ok' : 'FAILED',
  ]);
  const widths = head.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
