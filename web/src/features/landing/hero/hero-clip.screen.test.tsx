import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { landing as t } from '#testing/texts.ts';
import { press } from '#testing/user-events.ts';
import { HeroClip } from './hero-clip.tsx';
import { noRoomForClip } from './hero-files.ts';

const video = () => screen.getByLabelText<HTMLVideoElement>(t('hero.clip.label'));
const sources = () => [...video().querySelectorAll('source')].map(({ src }) => src);

/** Replaces the browser's IntersectionObserver and reports every element as visible. */
class Sight {
  readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell;
  }
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('pause'));
  });
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open({
  reduced = false,
  isSmall = false,
  language = 'en' as 'en' | 'fa',
  connection = {},
} = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? reduced : query === noRoomForClip && isSmall,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  await renderApp(
    <section className="hero">
      <HeroClip />
    </section>,
    { language, namespaces: ['landing'] },
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

test('the clip plays once the page is idle, in the better format first, and can be paused', async () => {
  await open();
  expect(sources().map((src) => src.split('.').at(-1))).toEqual(['webm', 'mp4']);
  expect(document.querySelector<HTMLElement>('.hero')?.dataset.clip).toBe('playing');
  press(t('hero.clip.pause'));
  expect(await screen.findByRole('button', { name: t('hero.clip.play') })).toBeTruthy();
});

test('a language from right to left has a clip of its own', async () => {
  await open({ language: 'fa' });
  expect(sources()[0]).toContain('clip-wide-rtl');
});

test.each([
  ['who wants no motion', { reduced: true }],
  ['who saves data', { connection: { saveData: true } }],
  ['whose line is slow', { connection: { effectiveType: '3g' } }],
])('no clip is loaded for those %s, until they ask', async (_, situation) => {
  await open(situation);
  expect(sources()).toEqual([]);
  press(t('hero.clip.play'));
  expect(await screen.findByRole('button', { name: t('hero.clip.pause') })).toBeTruthy();
  expect(sources()).toHaveLength(2);
});

test('the clip fills the screen, also if it has not been loaded yet', async () => {
  await open({ reduced: true });
  const fill = vi.fn(async () => undefined);
  video().requestFullscreen = fill;
  press(t('hero.clip.fullscreen'));
  expect(fill).toHaveBeenCalledOnce();
  expect(await screen.findByRole('button', { name: t('hero.clip.pause') })).toBeTruthy();
  expect(sources()).toHaveLength(2);
});

/** Returns a function that counts the listeners of this type that were added after this call and not removed since. */
function countListeners(target: EventTarget, type: string) {
  const added = vi.spyOn(target, 'addEventListener');
  const removed = vi.spyOn(target, 'removeEventListener');
  const of = ({ mock }: typeof added | typeof removed) =>
    mock.calls.filter(([name]) => name === type);
  return () => {
    const gone = of(removed).map(([, listener]) => listener);
    return of(added).filter(([, listener, options]) => {
      const { signal } = (options ?? {}) as AddEventListenerOptions;
      return !signal?.aborted && !gone.includes(listener);
    }).length;
  };
}

/** Simulates a browser in which this element, or none, is in full screen. */
async function fullscreenIs(element: Element | null) {
  Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
  await act(async () => document.dispatchEvent(new Event('fullscreenchange')));
}

test('listeners for the full screen are removed when it ends', async () => {
  await open();
  const listeners = countListeners(document, 'fullscreenchange');
  video().requestFullscreen = vi.fn(async () => undefined);
  press(t('hero.clip.fullscreen'));
  press(t('hero.clip.fullscreen'));
  await fullscreenIs(video());
  expect(video().controls).toBe(true);
  await fullscreenIs(null);
  expect(video().controls).toBe(false);
  expect(listeners()).toBe(0);
});

test('a browser that refuses the full screen leaves no listener behind', async () => {
  await open();
  const listeners = countListeners(document, 'fullscreenchange');
  video().requestFullscreen = vi.fn(() => Promise.reject(new TypeError('not now')));
  press(t('hero.clip.fullscreen'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(listeners()).toBe(0);
});

test('the clip on an iPhone stops after full screen if the page has no room for it', async () => {
  await open({ isSmall: true });
  Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true });
  const element = video() as HTMLVideoElement & { webkitEnterFullscreen?: () => void };
  element.webkitEnterFullscreen = vi.fn();
  const onDocument = countListeners(document, 'fullscreenchange');
  const onVideo = countListeners(element, 'webkitendfullscreen');
  press(t('hero.clip.fullscreen'));
  expect(sources()).toHaveLength(2);
  await act(async () => element.dispatchEvent(new Event('loadedmetadata')));
  expect(element.webkitEnterFullscreen).toHaveBeenCalledOnce();
  await act(async () => element.dispatchEvent(new Event('webkitendfullscreen')));
  expect(sources()).toEqual([]);
  expect(onDocument() + onVideo()).toBe(0);
});
