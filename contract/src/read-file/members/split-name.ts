/** Where the family name of a whole name stands; `marked` if a comma or capitals show it in each name. */
const nameOrders = ['first_last', 'last_first'] as const;
export type NameOrder = (typeof nameOrders)[number] | 'marked';

/** Small words that belong to the family name behind them. */
const particles = new Set(
  'de di da del della dello dei degli van von der den la le lo al el bin ben dos du'.split(' '),
);

const isCapitals = (word: string) => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();

/**
 * Divides a whole name into first and last name: at a comma, by the words in capitals, or else in the given order, in
 * which a name of three words has one first name. Returns null if only the order could say it, and it is not given.
 */
export function splitName(
  name: string,
  order: NameOrder | undefined,
): [first: string, last: string] | null {
  const [behind, ...before] = name.split(',').map((part) => part.trim());
  if (before.length === 1 && before[0]) return [before[0], behind ?? ''];
  const words = name.trim().split(/\s+/);
  const capitals = words.filter(isCapitals);
  if (capitals.length > 0 && capitals.length < words.length) {
    const isLast = (word: string) => isCapitals(word) || particles.has(word.toLowerCase());
    return [words.filter((word) => !isLast(word)).join(' '), words.filter(isLast).join(' ')];
  }
  if (words.length < 2 || !order || order === 'marked') return null;
  if (order === 'first_last') {
    const cut = words.findIndex((word, i) => i > 0 && particles.has(word.toLowerCase()));
    const at = cut > 0 ? cut : words.length > 3 ? 2 : 1;
    return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  }
  const end = words.findIndex((word) => !particles.has(word.toLowerCase())) + 1;
  return [words.slice(end).join(' '), words.slice(0, end).join(' ')];
}
