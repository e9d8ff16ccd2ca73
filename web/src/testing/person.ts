import { fireEvent, screen, waitFor, within } from '@testing-library/react';

/** Where one looks: the page, or a dialog or form in it. */
type Place = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

/** The control of this label. */
export function field(label: string | RegExp, place: Place = screen): HTMLInputElement {
  return place.getByLabelText(label, { selector: 'input, select, textarea' });
}

export function fill(label: string | RegExp, value: string, place: Place = screen): void {
  const control = field(label, place);
  fireEvent.change(control, { target: { value } });
  fireEvent.blur(control);
}

export function press(name: string | RegExp, place: Place = screen): void {
  const button = place.getByRole<HTMLButtonElement>('button', { name });
  if (button.disabled) throw new Error(`"${name}" cannot be pressed now`);
  fireEvent.click(button);
}

/** Presses a button that has yet to come, or to be ready. */
export async function pressWhenReady(name: string | RegExp, place: Place = screen): Promise<void> {
  await waitFor(() => press(name, place));
}

/** The dialog of this title once it is open. */
export async function findDialog(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}
