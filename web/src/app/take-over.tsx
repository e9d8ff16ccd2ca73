import { type ReactNode, useLayoutEffect, useState } from 'react';
import { buttonLabelled, labelOf } from './pressed-button.ts';

interface FirstScreen {
  inputs: HTMLInputElement[];
  /** The input that has the focus, or had it when the app removed the input. */
  focused: HTMLInputElement | null;
  /** The choice or button that is being pressed: its key or mouse button is still down. */
  held: HTMLElement | null;
}

interface TakeOverProps {
  from: FirstScreen;
  children: ReactNode;
}

/**
 * Transfers to the app's page what a person did in the built first screen: what was typed or filled in by a password
 * manager, the focus, and the button that was pressed.
 */
export function TakeOver({ from, children }: TakeOverProps) {
  const [isMounted, setMounted] = useState(false);
  // A key that is pressed between the removal of an input and the focus of the next one would be lost, so both happen
  // before the browser handles the next event. A dialog is only mounted with the render that the first effect asks for.
  useLayoutEffect(() => {
    if (isMounted) restore(from);
    else setMounted(true);
  }, [from, isMounted]);
  return children;
}

/**
 * Follows what is done in the built first screen inside `root`, until the app replaces it. The removed inputs keep
 * their values.
 */
export function watchFirstScreen(root: HTMLElement): FirstScreen {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('.first-screen input')];
  const screen: FirstScreen = {
    inputs,
    focused: inputs.find((input) => input === document.activeElement) ?? null,
    held: null,
  };
  for (const input of inputs) {
    input.addEventListener('focus', () => {
      screen.focused = input;
    });
    input.addEventListener('blur', () => {
      // An input also loses the focus when it is removed. Only a blur of an input that is still connected is the
      // person's act.
      queueMicrotask(() => {
        if (input.isConnected) screen.focused = null;
      });
    });
  }
  root.addEventListener('keydown', ({ key, target }) => {
    if (key === ' ') screen.held = (target as Element).closest<HTMLElement>(pressable);
  });
  // Touch is left out: when the finger is lifted, the browser presses the element that is below it then.
  root.addEventListener('pointerdown', ({ pointerType, button, target }) => {
    if (pointerType !== 'mouse' || button !== 0) return;
    const place = target as Element;
    screen.held = place.closest('label')?.control ?? place.closest<HTMLElement>(pressable);
  });
  for (const end of ['keyup', 'pointerup', 'pointercancel']) {
    document.addEventListener(end, () => {
      screen.held = null;
    });
  }
  return screen;
}

const pressable = 'button, [type="radio"], [type="checkbox"]';

function restore(screen: FirstScreen): void {
  const { inputs, focused, held } = screen;
  screen.held = null;
  // The browser gives up a press whose element is removed.
  if (held instanceof HTMLButtonElement) document.documentElement.dataset.pressed ??= labelOf(held);
  else held?.click();
  for (const before of inputs.splice(0)) {
    const input = document.querySelector<HTMLInputElement>(
      `:is(main, [role="dialog"]) input${sameAs(before)}`,
    );
    if (!input) continue;
    const isTicked = before.type === 'radio' || before.type === 'checkbox';
    if (isTicked) {
      if (before.checked && !input.checked) input.click();
    } else if (before.value !== '') type(input, before.value);
    if (before !== focused) continue;
    input.focus();
    if (before.type !== 'email' && !isTicked) {
      const { selectionStart: start, selectionEnd: end } = before;
      // React writes the typed value once more when this effect has ended, and the browser then moves the cursor to the
      // end. A microtask runs after that, and before the next key.
      queueMicrotask(() => input.setSelectionRange(start, end));
    }
  }
  const { pressed } = document.documentElement.dataset;
  delete document.documentElement.dataset.pressed;
  if (pressed === undefined) return;
  const button = buttonLabelled(document.querySelectorAll('button'), pressed);
  // The click waits for the next task, so that React has stored the typed values before it.
  setTimeout(() => button?.click());
}

/**
 * Returns a selector of the app's input for an input of the first screen. Radio buttons are found by their values,
 * because their names differ: the first screens of all languages are in one document, and radio buttons with the same
 * name would share one choice.
 */
const sameAs = ({ type, name, value }: HTMLInputElement) =>
  type === 'radio' ? `[type="radio"][value="${value}"]` : `[name="${name}"]`;

/** Sets a value as typing does. React ignores a value that is set by the input's own `value` property. */
function type(input: HTMLInputElement, value: string): void {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
