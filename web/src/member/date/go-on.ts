import type { ChangeEvent, KeyboardEvent } from 'react';
import { type DatePart, dateParts, longest, type WrittenDate } from './written-date.ts';

/** Beyond these first digits no second one can follow. */
const lastFirstDigit = { day: 3, month: 1, year: Number.POSITIVE_INFINITY } as const;

/** Nothing more can be written in this part of a date. */
function isFull(part: DatePart, text: string): boolean {
  if (!/^\d+$/.test(text)) return false;
  return text.length === 2 || (text.length === 1 && Number(text) > lastFirstDigit[part]);
}

/** The control of another part of the same date. */
const controlOf = (part: DatePart | undefined, beside: HTMLInputElement) =>
  beside.closest('fieldset')?.querySelector<HTMLInputElement>(`[data-part="${part}"]`);

function goTo(control: HTMLInputElement, end = control.value.length): void {
  control.focus();
  control.setSelectionRange(end, end);
}

/**
 * On to the next part once this one is full, as a digit was added at its end and nothing follows yet:
 * whoever corrects a date, pastes one or has it filled in stays where they are.
 */
export function goOn(
  { target }: ChangeEvent<HTMLInputElement>,
  part: DatePart,
  before: WrittenDate,
  after: WrittenDate,
): void {
  // Whoever began with the year has come to the day here.
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

/** The backspace of an empty part goes back to the one before. */
export function goBack(event: KeyboardEvent<HTMLInputElement>, part: DatePart): void {
  const { currentTarget: control } = event;
  if (event.key !== 'Backspace' || control.value !== '') return;
  const previous = controlOf(dateParts[dateParts.indexOf(part) - 1], control);
  if (!previous) return;
  event.preventDefault();
  goTo(previous);
}
