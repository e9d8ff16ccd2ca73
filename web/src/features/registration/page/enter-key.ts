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

/** Returns the next empty input below a control of a form. */
function nextEmpty(control: HTMLInputElement): HTMLInputElement | undefined {
  const all = [...(control.form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
  return all.slice(all.indexOf(control) + 1).find((other) => isNeeded(other) && isEmpty(other));
}

/**
 * Makes Enter, also on a phone's keyboard, move to the next empty field; in the last one it submits the
 * form.
 */
export const enterGoesOn = {
  onKeyDown(event: KeyboardEvent) {
    // An autocomplete list and an input method handle Enter themselves.
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const next = isLine(event.target) ? nextEmpty(event.target) : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  },
  /** Labels the Enter key of a phone's keyboard with its action. */
  onFocus({ target }: FocusEvent) {
    if (isLine(target)) target.enterKeyHint = nextEmpty(target) ? 'next' : 'go';
  },
};
