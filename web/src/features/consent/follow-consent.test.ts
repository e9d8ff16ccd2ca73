import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everything, onlyNecessary, saveConsent } from './consent-store.ts';
import { followConsent } from './follow-consent.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
let added: unknown[] = [];
let end = () => {};

beforeEach(() => {
  added = [];
  // Other test files of the worker share the document, and their styles may come now, too.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) added.push(node);
  });
  delete window.dataLayer;
  saveConsent(onlyNecessary);
});

afterEach(() => {
  end();
  saveConsent(onlyNecessary);
});

test('a site without an analytics id loads nothing after a yes', async () => {
  followConsent('');
  saveConsent(everything);
  await settled();
  expect(window.dataLayer).toBeUndefined();
});

test('a site with an id loads nothing before a yes, and everything after it', async () => {
  end = followConsent('G-TEST');
  await settled();
  expect(window.dataLayer).toBeUndefined();
  saveConsent(everything);
  await vi.waitFor(() => expect(added).toHaveLength(1));
});

test('a second call starts nothing again', async () => {
  end = followConsent('G-TEST');
  expect(followConsent('G-TEST')).toBe(end);
  saveConsent(everything);
  await vi.waitFor(() => expect(added).toHaveLength(1));
  await settled();
  expect(added).toHaveLength(1);
});
