/** Of each receipt whose marks are looked for. */
const maxRows = 240;
/** The most alike of those are compared: of 60 copies one had its original beyond them. */
const compared = 30;

/** How receipts are found by their marks. */
export interface MarkIndex<Receipt> {
  /** How many receipts of applications have each of these marks. */
  countMarks(marks: readonly string[]): Promise<number[]>;
  /** The receipts of applications that have at least one of these. */
  findWithMarks(marks: readonly string[]): Promise<Receipt[]>;
}

interface Counted {
  mark: string;
  count: number;
}

/** The rarest, as long as not too many receipts have them. */
function rarest(counted: readonly Counted[]): string[] {
  const chosen: string[] = [];
  let rows = 0;
  for (const { mark, count } of [...counted].sort((one, other) => one.count - other.count)) {
    rows += count;
    if (rows > maxRows) break;
    chosen.push(mark);
  }
  return chosen;
}

/**
 * The receipts that share most with these marks, of `total` of the same layout, the most alike first:
 * a mark that is rare among them counts more.
 */
export async function findCandidates<Receipt extends { marks?: string[] }>(
  index: MarkIndex<Receipt>,
  marks: readonly string[],
  total: number,
): Promise<Receipt[]> {
  const counts = await index.countMarks(marks);
  const counted = marks
    .map((mark, at) => ({ mark, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0);
  const weights = new Map(
    counted.map(({ mark, count }) => [mark, Math.log(Math.max(1, total / count))]),
  );
  const weigh = (receipt: Receipt) =>
    (receipt.marks ?? []).reduce((sum, mark) => sum + (weights.get(mark) ?? 0), 0);
  const found = await index.findWithMarks(rarest(counted));
  return found
    .map((receipt) => ({ receipt, weight: weigh(receipt) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, compared)
    .map(({ receipt }) => receipt);
}
