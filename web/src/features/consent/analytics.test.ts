import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measuredAddress, startAnalytics } from './analytics.ts';
import { everything, onlyNecessary, saveConsent } from './consent-store.ts';

let scripts: HTMLScriptElement[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    scripts.push(node as HTMLScriptElement);
  });
  delete window.dataLayer;
  saveConsent(onlyNecessary);
  stop = startAnalytics('G-TEST');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  window.location.href = 'http://localhost/';
});

const commands = () =>
  (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
const permissions = () =>
  commands()
    .filter(([name]) => name === 'consent')
    .map(([, kind, given]) => [kind, (given as Record<string, string>).analytics_storage]);
const fail = () => scripts.at(-1)?.onerror?.(new Event('error'));
const succeed = () => scripts.at(-1)?.onload?.(new Event('load'));

test('nothing is fetched, and all is denied, without a yes', () => {
  vi.advanceTimersByTime(10_000);
  expect(scripts).toEqual([]);
  expect(permissions()).toEqual([
    ['default', 'denied'],
    ['update', 'denied'],
  ]);
});

test('a yes updates the permission and fetches the script of that id', () => {
  saveConsent(everything);
  expect(permissions().at(-1)).toEqual(['update', 'granted']);
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST',
  ]);
});

test('loading is tried again every second until it is loaded', () => {
  saveConsent(everything);
  fail();
  vi.advanceTimersByTime(999);
  expect(scripts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(scripts).toHaveLength(2);
  fail();
  vi.advanceTimersByTime(1000);
  succeed();
  vi.advanceTimersByTime(10_000);
  saveConsent(everything);
  expect(scripts).toHaveLength(3);
});

test('after a minute in vain it is left alone until the next yes', () => {
  const failFor = (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      fail();
      vi.advanceTimersByTime(1000);
    }
  };
  saveConsent(everything);
  failFor(90);
  expect(scripts).toHaveLength(61);
  saveConsent(everything);
  failFor(2);
  expect(scripts).toHaveLength(64);
});

test('taking the yes back denies the permission, silences the script and ends the retries', () => {
  saveConsent(everything);
  expect(window['ga-disable-G-TEST']).toBe(false);
  fail();
  saveConsent(onlyNecessary);
  vi.advanceTimersByTime(10_000);
  expect(permissions().at(-1)).toEqual(['update', 'denied']);
  expect(window['ga-disable-G-TEST']).toBe(true);
  expect(scripts).toHaveLength(1);
});

test('pages are told by addresses without token or name, and by no address that Google reads itself', () => {
  window.location.href = 'http://localhost/login?token=secret&utm_source=letter#top';
  saveConsent(everything);
  const [, , told] = commands().find(([name]) => name === 'event') ?? [];
  expect(told).toMatchObject({ page_location: 'http://localhost/login?utm_source=letter' });
  const [, , config] = commands().find(([name]) => name === 'config') ?? [];
  expect(config).toMatchObject({ send_page_view: false, allow_google_signals: false });
  expect(JSON.stringify(commands())).not.toContain('secret');
});

test.each([
  ['https://club.example/reset-password?token=secret', 'https://club.example/reset-password'],
  ['https://club.example/profile/u1?tab=2#card', 'https://club.example/profile'],
  ['https://club.example/profile/receipt/JOFCI-ABCD2345', 'https://club.example/profile'],
  ['https://club.example/verify/c0de', 'https://club.example/verify'],
  ['https://club.example/legal/terms', 'https://club.example/legal/terms'],
  ['https://club.example/en?utm_source=x&email=a@b.c', 'https://club.example/en?utm_source=x'],
  ['https://club.example/', 'https://club.example/'],
  ['', ''],
])('%s is told as %s', (address, told) => {
  expect(measuredAddress(address)).toBe(told);
});
