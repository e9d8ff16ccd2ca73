import { describe, expect, it } from 'vitest';
import { isElsewhere, keyOf } from './use-keys.ts';

const press = (key: string, code: string, held = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('keyOf', () => {
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
  ])('reads %s', (_, event, key) => {
    expect(keyOf(event)).toBe(key);
  });
});

describe('isElsewhere', () => {
  it('leaves fields and dialogs alone', () => {
    document.body.innerHTML =
      '<input><input type="checkbox"><div role="dialog"><button></button></div><div role="dialog" data-shortcuts="on"><button id="own">';
    expect(isElsewhere(document.querySelector('input'))).toBe(true);
    expect(isElsewhere(document.querySelector('[type=checkbox]'))).toBe(false);
    expect(isElsewhere(document.querySelector('[role=dialog] button'))).toBe(true);
    expect(isElsewhere(document.querySelector('#own'))).toBe(false);
    expect(isElsewhere(null)).toBe(false);
  });
});
