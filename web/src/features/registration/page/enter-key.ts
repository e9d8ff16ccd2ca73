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

/** Returns the next input below a control that is required and still empty. */
function nextEmpty(control: HTMLInputElement): HTMLInputElement | undefined {
  const all = [...(control.form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
  return all.slice(all.indexOf(control) + 1).find((other) => isNeeded(other) && isEmpty(other));
}

/**
 * Makes Enter, also on a phone's keyboard, move to the next required field that is empty. If there is none,
 * Enter submits the form.
 */
export const enterGoesOn = {
  onKeyDown(event: KeyboardEvent) {
    // An open autocomplete list and an input method (IME) handle Enter themselves.
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const next = isLine(event.target) ? nextEmpty(event.target) : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  },
  /** Sets the label of the Enter key on a phone's keyboard to what it will do. */
  onFocus({ target }: FocusEvent) {
    if (isLine(target)) target.enterKeyHint = nextEmpty(target) ? 'next' : 'go';
  },
};
