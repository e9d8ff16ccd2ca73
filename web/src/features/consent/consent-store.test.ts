import { afterEach, expect, test, vi } from 'vitest';
import {
  everything,
  getConsent,
  onlyNecessary,
  parseConsent,
  saveConsent,
  subscribeToConsent,
} from './consent-store.ts';

const stored = () => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null');
const otherTab = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));

afterEach(() => {
  localStorage.clear();
  otherTab();
});

test('nothing is allowed, and nothing stored, before a choice', () => {
  expect(getConsent()).toBeNull();
  expect(stored()).toBeNull();
});

test.each([
  ['everything', everything, true],
  ['only what is necessary', onlyNecessary, false],
])('%s is stored under cookieConsent, necessary always on', (_, consent, allowed) => {
  saveConsent(consent);
  expect(stored()).toEqual({
    necessary: true,
    analytics: allowed,
    functional: allowed,
    marketing: allowed,
  });
  expect(getConsent()).toEqual(stored());
});

test.each([
  null,
  '',
  '{',
  'null',
  '"yes"',
  '[]',
  '{"necessary":true,"analytics":true}',
  '{"analytics":"true","functional":false,"marketing":false}',
])('%s is no choice', (json) => {
  expect(parseConsent(json)).toBeNull();
});

test('necessary cannot be switched off by hand', () => {
  const json = JSON.stringify({ ...onlyNecessary, necessary: false });
  expect(parseConsent(json)?.necessary).toBe(true);
});

test('listeners hear of a choice here and in another tab', () => {
  const listener = vi.fn();
  const stop = subscribeToConsent(listener);
  saveConsent(everything);
  localStorage.setItem('cookieConsent', JSON.stringify(onlyNecessary));
  otherTab();
  expect(getConsent()).toEqual(onlyNecessary);
  stop();
  saveConsent(everything);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a choice holds for the page where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  saveConsent(everything);
  expect(getConsent()).toEqual(everything);
});
