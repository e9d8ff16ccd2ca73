import type { FocusEvent, KeyboardEvent } from 'react';

const isLine = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  !['checkbox', 'radio', 'file', 'button', 'submit'].includes(target.type);

const isNeeded = (control: HTMLInputElement) =>
  control.required || control.getAttribute('aria-required') === 'true';

function isEmpty(control: HTMLInputElement): boolean {
  if (control.type !== 'radio') return control.value === '';
  const group = control.form?.elements.namedItem(control.name);
  return group instanceof RadioNodeList && group.value === '';
}

/** What is still to be filled in below a control of a form. */
function nextEmpty(control: HTMLInputElement): HTMLInputElement | undefined {
  const all = [...(control.form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
  return all.slice(all.indexOf(control) + 1).find((other) => isNeeded(other) && isEmpty(other));
}

/** Enter, also that of a phone's keyboard, goes on to what is still empty below; from the last one it sends. */
export const enterGoesOn = {
  onKeyDown(event: KeyboardEvent) {
    // A list of proposals takes its own Enter; so does whoever is still composing a letter.
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const next = isLine(event.target) ? nextEmpty(event.target) : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  },
  /** The key says what it does. */
  onFocus({ target }: FocusEvent) {
    if (isLine(target)) target.enterKeyHint = nextEmpty(target) ? 'next' : 'go';
  },
};
