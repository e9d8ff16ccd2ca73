/** Scrolls to the control with this name and focuses it. */
export function focusField(name: string): void {
  const control = document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
