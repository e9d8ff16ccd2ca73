import type { Facts } from './facts.ts';

/** A package as one writes it in the answer: `child 10 to 14`, `family 45 for all`. */
const form = /^([a-z]\w*) +([\d.]+)(?: +to +(\d+))?( +for +all)?( +highlighted)?$/i;

/** Returns how the packages are written in an answer, without those that are no longer offered. */
export function packagesAsLine(packages: readonly Facts[]): string {
  return packages
    .filter(({ retired }) => !retired)
    .map(({ id, price, oldest, family, featured }) =>
      [
        `${id} ${price}`,
        ...(oldest === undefined ? [] : [`to ${oldest}`]),
        ...(family ? ['for all'] : []),
        ...(featured ? ['highlighted'] : []),
      ].join(' '),
    )
    .join(', ');
}

/** Returns the facts with these fields. One that is false or missing is left out. */
function withFields(facts: Facts, fields: Facts): Facts {
  const all = Object.entries({ ...facts, ...fields });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== false));
}

/**
 * Returns the packages that an answer names, in its order. What is known of one besides stays. One that the answer leaves
 * out is kept as retired, because applications may name it. Returns a part of the answer that cannot be read as a text.
 */
export function readPackages(answer: string, known: readonly Facts[]): Facts[] | string {
  const named: Facts[] = [];
  for (const part of answer.split(/[,،]/).map((one) => one.trim())) {
    const [, id, price, oldest, family, featured] = form.exec(part) ?? [];
    if (!id) return part;
    const before = known.find((one) => one.id === id) ?? { id, price: 0, name: {}, line: {} };
    const fields = {
      price: Number(price),
      oldest: oldest === undefined ? undefined : Number(oldest),
      family: family !== undefined,
      featured: featured !== undefined,
      retired: undefined,
    };
    named.push(withFields(before, fields));
  }
  const left = known.filter(({ id }) => !named.some((one) => one.id === id));
  return [...named, ...left.map((one) => ({ ...one, retired: true }))];
}
