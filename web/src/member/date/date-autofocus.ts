import type { ChangeEvent, KeyboardEvent } from 'react';
import { type DatePart, dateParts, longest, type WrittenDate } from './written-date.ts';

/** The largest first digit after which a second digit can follow, as in day 31 and month 12. */
const lastFirstDigit = { day: 3, month: 1, year: Number.POSITIVE_INFINITY } as const;

/** True if no further digit can be entered in this part of a date. */
function isFull(part: DatePart, text: string): boolean {
  if (!/^\d+$/.test(text)) return false;
  return text.length === 2 || (text.length === 1 && Number(text) > lastFirstDigit[part]);
}

/** Finds the input of another part of the same date. */
const controlOf = (part: DatePart | undefined, beside: HTMLInputElement) =>
  beside.closest('fieldset')?.querySelector<HTMLInputElement>(`[data-part="${part}"]`);

function goTo(control: HTMLInputElement, end = control.value.length): void {
  control.focus();
  control.setSelectionRange(end, end);
}

/**
 * Moves the focus to the next part when this part is full, if a digit was added at its end and the next part is
 * empty. The focus stays if the date is corrected, pasted or filled in by the browser.
 */
export function focusNextPart(
  { target }: ChangeEvent<HTMLInputElement>,
  part: DatePart,
  before: WrittenDate,
  after: WrittenDate,
): void {
  // A whole date was entered in the year's input and has been spread over the three inputs, so the focus goes to the
  // day.
  if (part === 'year' && after.day !== before.day) {
    const first = controlOf('day', target);
    if (first) goTo(first, longest);
    return;
  }
  const wasAdded = after[part].length === before[part].length + 1;
  const isAtEnd = target.selectionStart === target.value.length;
  const next = controlOf(dateParts[dateParts.indexOf(part) + 1], target);
  if (wasAdded && isAtEnd && next?.value === '' && isFull(part, after[part])) goTo(next);
}

/** Backspace in an empty part moves the focus to the previous part. */
export function focusPreviousPart(event: KeyboardEvent<HTMLInputElement>, part: DatePart): void {
  const { currentTarget: control } = event;
  if (event.key !== 'Backspace' || control.value !== '') return;
  const previous = controlOf(dateParts[dateParts.indexOf(part) - 1], control);
  if (!previous) return;
  event.preventDefault();
  goTo(previous);
}
