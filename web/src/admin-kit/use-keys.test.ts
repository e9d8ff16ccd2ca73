import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isElsewhere, keyOf, useKeys } from './use-keys.ts';

const press = (key: string, code: string, held = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

it.each([
  ['a Latin letter', press('j', 'KeyJ'), 'j'],
  ['a capital', press('J', 'KeyJ'), 'j'],
  ['the Persian letter in its place', press('ت', 'KeyJ'), 'j'],
  ['another Latin layout, by letter', press('j', 'KeyC'), 'j'],
  ['a slash', press('/', 'Slash'), '/'],
  ['a question mark', press('?', 'Slash'), '?'],
  ['the Persian question mark', press('؟', 'Slash'), '?'],
  ['Escape', press('Escape', 'Escape'), 'Escape'],
  ['a browser shortcut', press('r', 'KeyR', { ctrlKey: true }), null],
  ['the same on a Mac', press('r', 'KeyR', { metaKey: true }), null],
  ['a key that is held with Alt', press('r', 'KeyR', { altKey: true }), null],
  ['a digit of the key’s own', press('۱', 'Digit1'), '۱'],
  ['a letter of a key that is not lettered', press('ژ', 'Backslash'), 'ژ'],
  ['a named key at a lettered place', press('Home', 'KeyH'), 'Home'],
])('keyOf reads %s', (_, event, key) => {
  expect(keyOf(event)).toBe(key);
});

it('isElsewhere leaves fields and dialogs alone', () => {
  document.body.innerHTML =
    '<input><input type="checkbox"><div role="dialog"><button></button></div><div role="dialog" data-shortcuts="on"><button id="own">';
  expect(isElsewhere(document.querySelector('input'))).toBe(true);
  expect(isElsewhere(document.querySelector('[type=checkbox]'))).toBe(false);
  expect(isElsewhere(document.querySelector('[role=dialog] button'))).toBe(true);
  expect(isElsewhere(document.querySelector('#own'))).toBe(false);
  expect(isElsewhere(null)).toBe(false);
});

/**
 * Presses a key while the hook is mounted and once after it is unmounted. Returns the keys that the handler
 * got, and `isLeft`: true if the browser's default action was not prevented.
 */
function pressed(
  init: KeyboardEventInit,
  { isUsed = true, target = document.body as Element } = {},
) {
  const handle = vi.fn((_key: string, _event: KeyboardEvent) => isUsed);
  const { unmount } = renderHook(() => useKeys(handle));
  const isLeft = fireEvent.keyDown(target, init);
  unmount();
  fireEvent.keyDown(target, init);
  return { keys: handle.mock.calls.map(([key]) => key), isLeft };
}

it('useKeys takes the keys that it uses, as long as it is there', () => {
  expect(pressed({ key: 'J', code: 'KeyJ' })).toEqual({ keys: ['j'], isLeft: false });
  expect(pressed({ key: 'q', code: 'KeyQ' }, { isUsed: false })).toEqual({
    keys: ['q'],
    isLeft: true,
  });
});

it('useKeys leaves shortcuts of the browser, repeats and keys of fields alone', () => {
  const none = { keys: [], isLeft: true };
  expect(pressed({ key: 'j', code: 'KeyJ', ctrlKey: true })).toEqual(none);
  expect(pressed({ key: 'j', code: 'KeyJ', repeat: true })).toEqual(none);
  const input = document.body.appendChild(document.createElement('input'));
  expect(pressed({ key: 'j', code: 'KeyJ' }, { target: input })).toEqual(none);
});

it('useKeys leaves a key alone that something else has used', () => {
  const use = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', use);
  expect(pressed({ key: 'j', code: 'KeyJ' }).keys).toEqual([]);
  document.body.removeEventListener('keydown', use);
});
