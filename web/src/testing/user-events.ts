import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

/** The part of the page to search: the page itself, or a dialog or form in it. */
type Place = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

export function field(label: string | RegExp, place: Place = screen): HTMLInputElement {
  return place.getByLabelText(label, { selector: 'input, select, textarea' });
}

export function fill(label: string | RegExp, value: string, place: Place = screen): void {
  fireEvent.change(field(label, place), { target: { value } });
}

/** Blurs a field, which makes forms validate it. */
export function leave(label: string | RegExp, place: Place = screen): void {
  fireEvent.blur(field(label, place));
}

export function press(name: string | RegExp, place: Place = screen): void {
  const button = place.getByRole<HTMLButtonElement>('button', { name });
  if (button.disabled) throw new Error(`"${name}" cannot be pressed now`);
  fireEvent.click(button);
}

/** Presses a button as soon as it exists and is enabled. */
export async function pressWhenReady(name: string | RegExp, place: Place = screen): Promise<void> {
  await waitFor(() => press(name, place));
}

/** Waits for the dialog with this title and returns the queries inside it. */
export async function findDialog(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

/** Creates a file with this number of bytes that begins and ends like a PNG. */
export function anImage(name = 'receipt.png', bytes = 100): File {
  const content = new Uint8Array(bytes);
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  content.set([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82], bytes - 8);
  return new File([content], name, { type: 'image/png' });
}

/** Chooses a file in the field with this label, as soon as the field exists. */
export async function chooseFile(label: string, file: File, place: Place = screen) {
  const input = await waitFor(() => field(label, place));
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}

/** Returns a text with each run of white space as one space, as Testing Library's queries read it. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Waits until started requests would have reached the fake server, for a test that checks that nothing was sent. */
export function letThingsHappen(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve)));
}

/** Returns the accessible description of a control, as a screen reader reads it. */
export function saidAt(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
