/** The median times of the product (`oursMs`) and of its baseline (`bareMs`), and the median of their ratios. */
export interface Comparison {
  oursMs: number;
  bareMs: number;
  ratio: number;
}

/** Runs the measured work once and resolves with its duration in milliseconds. */
export type Measured = () => Promise<number>;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}

/**
 * Measures two things alternately and changes their order every round, so that other load on the machine affects both
 * alike. The result's ratio is the median of the ratios of the single rounds.
 */
export async function comparePairs(
  ours: Measured,
  bare: Measured,
  rounds: { warmUp: number; counted: number },
): Promise<Comparison> {
  const oursMs: number[] = [];
  const bareMs: number[] = [];
  for (let round = -rounds.warmUp; round < rounds.counted; round++) {
    const oursFirst = round % 2 === 0;
    const first = await (oursFirst ? ours : bare)();
    const second = await (oursFirst ? bare : ours)();
    if (round < 0) continue;
    oursMs.push(oursFirst ? first : second);
    bareMs.push(oursFirst ? second : first);
  }
  const ratios = oursMs.map((ms, i) => ms / (bareMs[i] ?? Number.NaN));
  return { oursMs: median(oursMs), bareMs: median(bareMs), ratio: median(ratios) };
}
