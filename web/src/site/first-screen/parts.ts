/**
 * The address in the parts of a first screen that show what a person typed. The build renders them with this address,
 * and the browser replaces it.
 */
export const sampleEmail = 'name@example.com';

/** A value that a script reads from the server and writes into a part. */
type Value =
  | 'name'
  | 'pack'
  | 'season'
  | 'year'
  | 'number'
  | 'first'
  | 'last'
  | 'checkedAt'
  | 'greeted'
  | 'lead'
  | 'line';

/** The placeholder of a value, with which the build renders a part. */
export const sampleOf = (value: Value) => `{${value}}`;

/** Pairs these values with their placeholders. */
export const fillingsOf = (values: Partial<Record<Value, string | null>>): Filling[] =>
  (Object.entries(values) as [Value, string | null][]).map(([name, value]) => [
    sampleOf(name),
    value,
  ]);

/** Returns a text that the build has rendered for the script, in the page's language; empty if there is none. */
export const wordOf = (key: string): string =>
  copyOfPart('words')?.querySelector(`[data-word="${key}"]`)?.textContent ?? '';

/** A placeholder in the rendered parts, and its value. With null, the element with the placeholder is left out. */
type Filling = readonly [sample: string, value: string | null];

/** Returns a copy of a part that the build has rendered for this page, or null if the page does not have the part. */
export function copyOfPart(name: string, fillings: readonly Filling[] = []): HTMLElement | null {
  const template = document.querySelector<HTMLTemplateElement>(
    `.first-screen template[data-part="${name}"]`,
  );
  const part = template?.content.firstElementChild?.cloneNode(true);
  if (!template || !(part instanceof HTMLElement)) return null;
  Object.assign(part.dataset, { again: template.dataset.again });
  for (const filling of fillings) fill(part, filling);
  return part;
}

function fill(part: HTMLElement, [sample, value]: Filling): void {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.nodeValue?.includes(sample)) continue;
    if (value === null) text.parentElement?.remove();
    else text.nodeValue = text.nodeValue.replaceAll(sample, value);
  }
}

/** Shows a part directly above a button, in place of the part that was there before. */
export function showAbove(button: Element, part: HTMLElement): void {
  removeShown();
  part.dataset.shown = '';
  button.before(part);
}

export function removeShown(): void {
  for (const part of document.querySelectorAll('.first-screen [data-shown]')) part.remove();
}
