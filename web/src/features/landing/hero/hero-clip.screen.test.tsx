import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { press } from '#testing/person.ts';
import { renderApp } from '#testing/render-app.tsx';
import { HeroClip } from './hero-clip.tsx';

const t = i18n.getFixedT(null, 'landing');
const video = () => screen.getByLabelText<HTMLVideoElement>(t('hero.clip.label'));
const sources = () => [...video().querySelectorAll('source')].map(({ src }) => src);

/** Everything is in sight at once. */
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

async function open({ reduced = false, language = 'en' as 'en' | 'fa', connection = {} } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? reduced : false,
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

test('plays by itself once the page is quiet, in the better format first, and can be stopped', async () => {
  await open();
  expect(sources().map((src) => src.split('.').at(-1))).toEqual(['webm', 'mp4']);
  expect(document.querySelector<HTMLElement>('.hero')?.dataset.clip).toBe('playing');
  press(t('hero.clip.pause'));
  expect(await screen.findByRole('button', { name: t('hero.clip.play') })).toBeTruthy();
});

test('has a clip of its own where the words stand on the right', async () => {
  await open({ language: 'fa' });
  expect(sources()[0]).toContain('clip-wide-rtl');
});

test.each([
  ['who wants no motion', { reduced: true }],
  ['who saves data', { connection: { saveData: true } }],
  ['whose line is slow', { connection: { effectiveType: '3g' } }],
])('loads nothing for those %s, until they ask', async (_, situation) => {
  await open(situation);
  expect(sources()).toEqual([]);
  press(t('hero.clip.play'));
  expect(await screen.findByRole('button', { name: t('hero.clip.pause') })).toBeTruthy();
  expect(sources()).toHaveLength(2);
});

test('fills the screen, also where it has not been loaded yet', async () => {
  await open({ reduced: true });
  const fill = vi.fn(async () => undefined);
  video().requestFullscreen = fill;
  press(t('hero.clip.fullscreen'));
  expect(fill).toHaveBeenCalledOnce();
  expect(await screen.findByRole('button', { name: t('hero.clip.pause') })).toBeTruthy();
  expect(sources()).toHaveLength(2);
});
