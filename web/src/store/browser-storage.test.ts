import { afterEach, expect, it, vi } from 'vitest';
import { deviceStorage, isStorageBlocked, tabStorage } from './browser-storage.ts';
import { randomId } from './random-id.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('values are stored in the browser', () => {
  deviceStorage.setItem('key', 'value');
  expect(localStorage.getItem('key')).toBe('value');
  deviceStorage.removeItem('key');
  expect(deviceStorage.getItem('key')).toBeNull();
  expect(isStorageBlocked()).toBe(false);
});

it('values stay in memory if the browser blocks site data', () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  expect(isStorageBlocked()).toBe(true);
  deviceStorage.setItem('key', 'of the device');
  tabStorage.setItem('key', 'of the tab');
  expect([deviceStorage.getItem('key'), tabStorage.getItem('key')]).toEqual([
    'of the device',
    'of the tab',
  ]);
  deviceStorage.removeItem('key');
  expect(deviceStorage.getItem('key')).toBeNull();
});

it('a random id is a UUID also on a page without HTTPS', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(randomId()).toMatch(uuid);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(randomId()).toMatch(uuid);
  expect(randomId()).not.toBe(randomId());
});
