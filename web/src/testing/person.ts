import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';

/** Where one looks: the page, or a dialog or form in it. */
type Place = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

/** The control of this label. */
export function field(label: string | RegExp, place: Place = screen): HTMLInputElement {
  return place.getByLabelText(label, { selector: 'input, select, textarea' });
}

export function fill(label: string | RegExp, value: string, place: Place = screen): void {
  fireEvent.change(field(label, place), { target: { value } });
}

/** Leaves a field, upon which forms say what is wrong with it. */
export function leave(label: string | RegExp, place: Place = screen): void {
  fireEvent.blur(field(label, place));
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

/** A picture on the person's device, as large as is said. */
export function anImage(name = 'receipt.png', bytes = 100): File {
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** Presses a button that opens the device's own dialog, and chooses a file there. */
export async function chooseFile(button: string, file: File, place: Place = screen) {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
  press(button, place);
  const input = opened.mock.contexts.at(-1) as HTMLInputElement | undefined;
  opened.mockRestore();
  if (!input) throw new Error(`"${button}" opens no file dialog`);
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}

/** A text as the queries see it, where spaces of every kind are plain. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Gives whatever was set off the time to reach the server, where a test says that nothing did. */
export function letThingsHappen(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve)));
}

/** What is said at a control, as its description tells a screen reader. */
export function saidAt(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
