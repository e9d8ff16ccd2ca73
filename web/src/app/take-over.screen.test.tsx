import { render } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, test } from 'vitest';
import { letThingsHappen } from '#testing/user-events.ts';
import { TakeOver, watchFirstScreen } from './take-over.tsx';

/** The app's page in these tests: a field that React controls, and a button that outputs the field's value. */
function Page({ filledIn = '' }) {
  const [email, setEmail] = useState(filledIn);
  const [sent, setSent] = useState<string | null>(null);
  return (
    <main>
      <input name="email" value={email} onChange={({ target }) => setEmail(target.value)} />
      <button type="button" onClick={() => setSent(email)}>
        Continue
      </button>
      <output>{sent}</output>
    </main>
  );
}

/** Puts a built first screen into the document, calls `use` with its input, and then renders the app in its place. */
async function openOver(use: (input: HTMLInputElement) => void, filledIn?: string) {
  document.body.innerHTML =
    '<div id="root"><div class="first-screen"><main><form><input name="email"><button>Continue</button></form></main></div></div>';
  const root = document.querySelector<HTMLElement>('#root');
  const before = root?.querySelector('input');
  if (!root || !before) throw new Error('no first screen');
  const firstScreen = watchFirstScreen(root);
  use(before);
  // Watching notices a blur in a microtask.
  await null;
  const app = render(
    <TakeOver from={firstScreen}>
      <Page {...(filledIn && { filledIn })} />
    </TakeOver>,
    { container: root },
  );
  const input = root.querySelector('input');
  const value = input?.value;
  const isFocused = document.activeElement === input;
  // The cursor is set in a microtask.
  await null;
  const caret = [input?.selectionStart, input?.selectionEnd];
  // `TakeOver` presses the app's button in a later task.
  await letThingsHappen();
  const sent = root.querySelector('output')?.textContent;
  app.unmount();
  return { value, isFocused, caret, sent };
}

test('typed text and the focus move to the app’s field', async () => {
  const { value, isFocused, sent } = await openOver((input) => {
    input.focus();
    input.value = 'sara@example.com';
  });
  expect([value, isFocused, sent]).toEqual(['sara@example.com', true, '']);
});

test('the cursor stays where it was in what was typed', async () => {
  const { caret } = await openOver((input) => {
    input.focus();
    input.value = 'sara@example.com';
    input.setSelectionRange(2, 4);
  });
  expect(caret).toEqual([2, 4]);
});

test('a value that the app has filled in stays if nothing was typed', async () => {
  const { value } = await openOver(() => {}, 'sara@example.com');
  expect(value).toBe('sara@example.com');
});

test('a button that was pressed is pressed again, with what was typed', async () => {
  const { sent } = await openOver((input) => {
    input.value = 'sara@example.com';
    document.documentElement.dataset.pressed = 'Continue';
  });
  expect(sent).toBe('sara@example.com');
  expect(document.documentElement.dataset.pressed).toBeUndefined();
});

test('a button whose key is still down is pressed, and one whose key is up again is not', async () => {
  const pressSpace = (type: string) => {
    const button = document.querySelector('.first-screen button');
    button?.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true }));
  };
  const { sent } = await openOver((input) => {
    input.value = 'sara@example.com';
    pressSpace('keydown');
  });
  expect(sent).toBe('sara@example.com');
  const released = await openOver((input) => {
    input.value = 'sara@example.com';
    pressSpace('keydown');
    pressSpace('keyup');
  });
  expect(released.sent).toBe('');
});

test('a focus that was left before is not given back', async () => {
  const { isFocused } = await openOver((input) => {
    input.focus();
    input.blur();
  });
  expect(isFocused).toBe(false);
});

test('a choice that was made is made in the app, whose choices have another name', async () => {
  document.body.innerHTML = `<div id="root"><div class="first-screen"><main>
    <input type="radio" name="built" value="auto" checked><input type="radio" name="built" value="custom">
  </main></div></div>`;
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('no first screen');
  const firstScreen = watchFirstScreen(root);
  root.querySelector<HTMLInputElement>('[value="custom"]')?.click();
  const app = render(
    <TakeOver from={firstScreen}>
      <main>
        <input type="radio" name="app" value="auto" defaultChecked />
        <input type="radio" name="app" value="custom" />
      </main>
    </TakeOver>,
    { container: root },
  );
  const checked = root.querySelector<HTMLInputElement>('input:checked')?.value;
  app.unmount();
  expect(checked).toBe('custom');
});

describe('a tick box', () => {
  /** Puts a first screen with a tick box into the document, calls `use` with the box, and says if the app's box is ticked. */
  function openOver(use: (box: HTMLInputElement) => void, isTicked = false): boolean {
    document.body.innerHTML = `<div id="root"><div class="first-screen"><main>
      <label><input type="checkbox" name="card"><b>Card</b></label>
    </main></div></div>`;
    const root = document.querySelector<HTMLElement>('#root');
    const box = root?.querySelector('input');
    if (!root || !box) throw new Error('no first screen');
    const firstScreen = watchFirstScreen(root);
    use(box);
    const app = render(
      <TakeOver from={firstScreen}>
        <main>
          <input type="checkbox" name="card" aria-label="app" defaultChecked={isTicked} />
        </main>
      </TakeOver>,
      { container: root },
    );
    const checked = root.querySelector<HTMLInputElement>('[aria-label="app"]')?.checked;
    app.unmount();
    return checked ?? false;
  }
  const point = (type: string, place: Element, pointerType = 'mouse', button = 0) =>
    place.dispatchEvent(new PointerEvent(type, { pointerType, button, bubbles: true }));
  const label = () => document.querySelector('b') as HTMLElement;

  test('whose mouse button is still down is ticked', () => {
    expect(openOver(() => point('pointerdown', label()))).toBe(true);
  });

  test('is not ticked by a finger, whose press the browser gives to the app, nor by another button', () => {
    expect(openOver(() => point('pointerdown', label(), 'touch'))).toBe(false);
    expect(openOver(() => point('pointerdown', label(), 'mouse', 2))).toBe(false);
  });

  test('a box that was ticked by the mouse stays ticked, also if the app has it ticked', () => {
    const tick = (box: HTMLInputElement) => {
      point('pointerdown', label());
      point('pointerup', label());
      box.click();
    };
    expect(openOver(tick)).toBe(true);
    expect(openOver(tick, true)).toBe(true);
  });
});

test('typed text and the focus move to a dialog of the app, which is mounted after its page', async () => {
  function Dialog() {
    const [isMounted, setMounted] = useState(false);
    useLayoutEffect(() => setMounted(true), []);
    if (!isMounted) return null;
    return createPortal(
      <div role="dialog">
        <input name="password" aria-label="app" />
      </div>,
      document.body,
    );
  }
  document.body.innerHTML = `<div id="root"><div class="first-screen"><main>
    <div role="dialog"><input name="password"></div>
  </main></div></div>`;
  const root = document.querySelector<HTMLElement>('#root');
  const before = root?.querySelector('input');
  if (!root || !before) throw new Error('no first screen');
  const firstScreen = watchFirstScreen(root);
  before.focus();
  before.value = 'black';
  const app = render(
    <TakeOver from={firstScreen}>
      <Dialog />
    </TakeOver>,
    { container: root },
  );
  const input = document.querySelector<HTMLInputElement>('[aria-label="app"]');
  const taken = [input?.value, document.activeElement === input];
  app.unmount();
  expect(taken).toEqual(['black', true]);
});
