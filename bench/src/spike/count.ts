/**
 * The result of a race: how many expected effects are missing (`lost`), and how many happened more than once (`twice`).
 */
export interface Count {
  name: string;
  lost: number;
  twice: number;
}

export const isClean = ({ lost, twice }: Count): boolean => lost === 0 && twice === 0;

export function lineOf(count: Count): string {
  const mark = isClean(count) ? '✓' : '✖';
  return `${mark} ${count.name}: ${count.lost} lost, ${count.twice} twice`;
}
