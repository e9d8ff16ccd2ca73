/** The content of a `club.json`, in its own order, also with fields that this version does not know. */
export type Facts = Record<string, unknown>;

const keysOf = (path: string) => path.split(/[.[\]]+/).filter(Boolean);

/** Returns the fact at a path such as `packages[1].name.fa`. */
export function factAt(facts: Facts, path: string): unknown {
  return keysOf(path).reduce<unknown>((inner, key) => (inner as Facts | undefined)?.[key], facts);
}

/** Changes the fact at a path. Objects on the way are made if there are none. */
export function setFact(facts: Facts, path: string, value: unknown): void {
  const keys = keysOf(path);
  const last = keys.pop() ?? '';
  let inner = facts;
  for (const key of keys) {
    inner[key] ??= {};
    inner = inner[key] as Facts;
  }
  inner[last] = value;
}

const lineWidth = 100;

/** Returns the text of a `club.json` as the formatter writes it: a short list of texts or numbers stands on one line. */
export function textOf(facts: Facts): string {
  const text = JSON.stringify(facts, null, 2);
  const lists = /^( *(?:"[^"\n]*": )?)\[\n((?: *(?:"(?:[^"\\\n]|\\.)*"|[\d.-]+),?\n)+) *\](,?)$/gm;
  const onOneLine = text.replace(lists, (whole, start: string, items: string, end: string) => {
    const line = `${start}[${items.trim().split(/\n */).join(' ')}]${end}`;
    return line.length > lineWidth ? whole : line;
  });
  return `${onOneLine}\n`;
}
