import { followConsent } from '#features/consent/follow-consent.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { askConsent } from './ask-consent.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { followClub } from './follow-club.ts';

/** The hydration of each island that has been started, so that it is started only once. */
const begun = new WeakMap<Element, Promise<void>>();

function bringToLife(place: Element): Promise<void> {
  const present = begun.get(place);
  if (present) return present;
  const life = loadRuntime()
    .then(({ hydrateIsland }) => hydrateIsland(place))
    // React renders in a separate task. A click may be repeated on the island only after that task.
    .then(() => quiet())
    .then(() => place.setAttribute('alive', ''));
  begun.set(place, life);
  return life;
}

/** Downloads all files at once but runs them one after another, so that the page can respond between them. */
async function loadInParts() {
  void fetchAhead('islands', 'modulepreload');
  await loadChunk(() => import('react-dom/client'));
  await quiet();
  const runtime = await loadChunk(() => import('./hydrate-island.tsx'));
  await quiet();
  await runtime.prepare();
  await quiet();
  return runtime;
}

let loading: ReturnType<typeof loadInParts> | undefined;

function loadRuntime() {
  loading ??= loadInParts();
  return loading;
}

/** Waits until the browser is idle, or 200 ms in browsers without `requestIdleCallback`. */
function quiet(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1500 });
    else setTimeout(resolve, 200);
  });
}

const islands = [...document.querySelectorAll('fan-island')];
const dueAt = (when: string) => islands.filter((place) => place.getAttribute('when') === when);
const { session, mailed } = document.documentElement.dataset;
const isSignedIn = session !== undefined;
/** True for a page that a mailed link has opened. People soon leave it, so only files of the next page are loaded. */
const isMailed = mailed !== undefined;

async function inTurn(places: readonly Element[]): Promise<void> {
  for (const place of places) {
    await quiet();
    await bringToLife(place);
  }
}

/**
 * Hydrates islands when they are about to be visible. An island has `display: contents` and therefore no box, so its
 * children are observed or, if it has none, its parent.
 */
function whenVisible(places: readonly Element[]): void {
  const waiting = new Map<Element, Element[]>();
  for (const place of places) {
    const inside = place.children.length > 0 ? [...place.children] : [place.parentElement];
    for (const part of inside) if (part) waiting.set(part, [...(waiting.get(part) ?? []), place]);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const { target } of seen) observer.unobserve(target);
      void inTurn(seen.flatMap(({ target }) => waiting.get(target) ?? []));
    },
    { rootMargin: '100px' },
  );
  for (const part of waiting.keys()) observer.observe(part);
}

/** Hydrates the islands whose attribute `opens` matches the address's hash, for example a dialog. */
function openByAddress(): void {
  const hash = location.hash.slice(1);
  const opened = islands.filter((place) => {
    const opens = place.getAttribute('opens');
    return opens && hash.startsWith(opens);
  });
  for (const place of opened) void bringToLife(place);
}
window.addEventListener('hashchange', openByAddress);

/**
 * Repeats a click on a button after its island is hydrated. Links need no repeat, because they work without
 * scripts.
 */
document.addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const place = target?.closest('fan-island:not([alive])');
    const button = target?.closest<HTMLElement>('button, [role="button"]');
    if (!place || !button) return;
    event.preventDefault();
    event.stopPropagation();
    void bringToLife(place).then(() => button.click());
  },
  { capture: true },
);

function touch(event: Event): void {
  const { target } = event;
  // Browsers report a pointer that rests where the page opens as a move by 0.
  if (event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0) return;
  const place = target instanceof Element && target.closest('fan-island:not([alive])');
  if (place) void bringToLife(place);
}
for (const event of ['pointermove', 'focusin', 'touchstart'] as const) {
  document.addEventListener(event, touch, { capture: true, passive: true });
}

askConsent();
followIntent();

function start(): void {
  followConsent();
  followClub();
  openByAddress();
  void inTurn([...dueAt('idle'), ...(isSignedIn && !isMailed ? dueAt('touch') : [])]);
  whenVisible(dueAt('visible'));
}

// Islands start after the load event, so that they don't delay images and styles that are still loading.
if (document.readyState === 'complete') start();
else window.addEventListener('load', start, { once: true });

/**
 * Downloads the registration's code when a person points at or focuses a link to it, so that people who only
 * read the page download nothing extra.
 */
function followIntent(): void {
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a[href^="/register"]'))) return;
    void fetchAhead('register', 'prefetch');
  };
  for (const event of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(event, follow, { capture: true, passive: true });
  }
}
