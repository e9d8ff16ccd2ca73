import { fireEvent, screen, within } from '@testing-library/react';

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

export function press(name: string, place: Place = screen): void {
  fireEvent.click(place.getByRole('button', { name }));
}

/** The dialog of this title once it is open. */
export async function findDialog(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}
