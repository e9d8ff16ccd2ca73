import { createTwinFinder } from '../../src/features/twins/find-twins.ts';
import { makePrint } from '../../src/features/twins/picture/make-print.ts';
import { encodeImage } from '../../src/features/uploads/encode-image.ts';
import type { StoredLayout } from '../../src/repositories/receipt-layouts.ts';
import { type Alteration, alterations, alterReceipt } from './alter-receipt.ts';
import { drawFacts, drawReceipt } from './draw-receipt.ts';

/** A store in memory. */
function storeInMemory() {
  const prints = new Map<string, Buffer>();
  const rows = new Map<string, { id: string; marks: string[] }>();
  let layouts = 0;
  const having = (marks: readonly string[]) =>
    [...rows.values()].filter((row) => row.marks.some((mark) => marks.includes(mark)));
  const findTwins = createTwinFinder(
    {
      findPrint: async (id) => prints.get(id) ?? null,
      countMarks: async (marks) => marks.map((mark) => having([mark]).length),
      findWithMarks: async (marks) => having(marks),
      newLayout: (packed) => {
        layouts += 1;
        return { id: `l${layouts}`, packed, used: 0 } as unknown as StoredLayout;
      },
      countUse: async (layout) => ({ ...layout, used: layout.used + 1 }),
    },
    [],
  );
  return async (id: string, bytes: Buffer) => {
    const print = await makePrint(await encodeImage(bytes));
    if (print) prints.set(id, Buffer.from(print));
    const { twins, marks } = await findTwins(id);
    rows.set(id, { id, marks });
    return twins.map((twin) => twin.id);
  };
}

export interface Outcome {
  found: string[];
  missed: string[];
  falseAlarms: string[];
}

/** Receipts of three banks, one after the other, then copies of some of them under other names. */
export async function registerReceipts(
  receipts: number,
  copies: number,
  seed = 7,
): Promise<Outcome> {
  const register = storeInMemory();
  const outcome: Outcome = { found: [], missed: [], falseAlarms: [] };
  const facts = drawFacts(receipts, seed);
  for (const [index, fact] of facts.entries()) {
    const twins = await register(`receipt ${index}`, await drawReceipt(fact));
    if (twins.length > 0) outcome.falseAlarms.push(`receipt ${index}: ${twins}`);
  }
  for (let copy = 0; copy < copies; copy++) {
    const kind: Alteration = alterations[copy % alterations.length] ?? 'cropped';
    const nth = Math.floor(copy / alterations.length);
    const index = (copy * 13 + seed) % receipts;
    const fact = facts[index];
    if (!fact) continue;
    const name = `${kind} ${nth} of receipt ${index}`;
    const twins = await register(name, await alterReceipt(await drawReceipt(fact), kind, nth));
    const original = `receipt ${index}`;
    outcome[twins.includes(original) ? 'found' : 'missed'].push(name);
    const others = twins.filter((twin) => twin !== original && !twin.endsWith(`of ${original}`));
    if (others.length > 0) outcome.falseAlarms.push(`${name}: ${others}`);
  }
  return outcome;
}
