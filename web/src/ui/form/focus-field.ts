/** Scrolls to the control of this name and gives it the focus. */
export function focusField(name: string): void {
  const control = document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
