/** The label by which `first-paint.js` remembers the button of a first screen that was pressed. */
export const labelOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.textContent;

/** Returns the first button with this label, if there is one. */
export function buttonLabelled(
  buttons: Iterable<HTMLElement>,
  label: string | undefined,
): HTMLElement | undefined {
  return [...buttons].find((button) => labelOf(button) === label);
}
