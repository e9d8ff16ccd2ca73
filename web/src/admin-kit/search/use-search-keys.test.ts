import { fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSearchKeys } from './use-search-keys.ts';

const open = vi.fn();
beforeEach(() => {
  open.mockClear();
  document.body.innerHTML =
    '<input><div role="dialog"><button></button></div><div role="dialog" data-shortcuts="on"><button id="own">';
});

/** Presses the K key at an element; returns true if the page took the key from the browser. */
const pressK = (place: Element, held: KeyboardEventInit) =>
  !fireEvent.keyDown(place, { key: 'k', code: 'KeyK', ...held });

const field = () => document.querySelector('input') as Element;
const inDialog = () => document.querySelector('[role=dialog] button') as Element;
const inOwnDialog = () => document.querySelector('#own') as Element;

it('Ctrl+K and Cmd+K open the search, also in a text field and in a dialog with shortcuts', () => {
  renderHook(() => useSearchKeys(open));
  expect(pressK(document.body, { ctrlKey: true })).toBe(true);
  expect(pressK(field(), { metaKey: true })).toBe(true);
  expect(pressK(inOwnDialog(), { ctrlKey: true })).toBe(true);
  expect(open).toHaveBeenCalledTimes(3);
});

it('every other key is left to the browser', () => {
  renderHook(() => useSearchKeys(open));
  expect(pressK(field(), {})).toBe(false);
  expect(pressK(document.body, { ctrlKey: true, altKey: true })).toBe(false);
  expect(pressK(document.body, { ctrlKey: true, repeat: true })).toBe(false);
  expect(pressK(document.body, { ctrlKey: true, key: 'j', code: 'KeyJ' })).toBe(false);
  expect(pressK(inDialog(), { ctrlKey: true })).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

it('a slash opens the search, but not in a text field', () => {
  renderHook(() => useSearchKeys(open));
  const slash = { key: '/', code: 'Slash' };
  fireEvent.keyDown(field(), slash);
  expect(fireEvent.keyDown(document.body, { key: 'x', code: 'KeyX' })).toBe(true);
  expect(open).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, slash), 'the browser gets the key').toBe(false);
  expect(open).toHaveBeenCalledOnce();
});

it('hears no key any more once the panel is gone', () => {
  renderHook(() => useSearchKeys(open)).unmount();
  pressK(document.body, { ctrlKey: true });
  expect(open).not.toHaveBeenCalled();
});
