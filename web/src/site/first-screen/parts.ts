/**
 * The address in the parts of a first screen that show what a person typed. The build renders them with this address,
 * and the browser replaces it.
 */
export const sampleEmail = 'name@example.com';

/** Returns a copy of a part that the build has rendered for this page, or null if the page does not have the part. */
export function copyOfPart(name: string, email = ''): HTMLElement | null {
  const template = document.querySelector<HTMLTemplateElement>(
    `.first-screen template[data-part="${name}"]`,
  );
  const part = template?.content.firstElementChild?.cloneNode(true);
  if (!template || !(part instanceof HTMLElement)) return null;
  Object.assign(part.dataset, { again: template.dataset.again });
  replaceSample(part, email);
  return part;
}

function replaceSample(part: HTMLElement, email: string): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = text.nodeValue?.replaceAll(sampleEmail, email) ?? '';
  }
  for (const input of part.querySelectorAll('input')) {
    if (input.value === sampleEmail) input.value = email;
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
