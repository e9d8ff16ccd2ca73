import { languageCodes } from '@fanclub/contract/text/languages';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cardWorker } from './card-worker.ts';

const site = 'https://club.test';
const build = (html: string) => ({
  html,
  code: ['/assets/app.js'],
  filesOf: (modules: readonly (readonly string[])[]) => modules.map(([path = '']) => path),
});
const page =
  '<link href="/assets/base.css" /><link href="/mark.svg" /><meta content="/social.jpg">';

/** The browser's caches: the stored texts by cache name and path. */
let kept: Map<string, Map<string, string>>;
let answer: (path: string) => Response | Promise<Response>;
const unregister = vi.fn();
beforeEach(() => {
  kept = new Map();
  answer = (path) => new Response(`new ${path}`);
  unregister.mockReset();
});

const pathOf = (request: string | Request) =>
  typeof request === 'string' ? request : new URL(request.url).pathname;

/** Runs a worker script in a minimal simulation of a browser. */
function run(script: string) {
  const listeners = new Map<string, (event: object) => void>();
  const fetched = async (request: string | Request) => answer(pathOf(request));
  const caches = {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (request: string | Request, { cacheName }: { cacheName: string }) => {
      const text = kept.get(cacheName)?.get(pathOf(request));
      return text === undefined ? undefined : new Response(text);
    },
    open: async (name: string) => ({
      addAll: async (requests: (string | Request)[]) => {
        const texts = requests.map(async (each) => {
          const response = await fetched(each);
          if (!response.ok) throw new TypeError(`${pathOf(each)} did not come`);
          return [pathOf(each), await response.text()] as const;
        });
        kept.set(name, new Map(await Promise.all(texts)));
      },
    }),
  };
  const self = {
    addEventListener: (type: string, listen: (event: object) => void) =>
      listeners.set(type, listen),
    skipWaiting: vi.fn(),
    registration: { unregister },
  };
  const SiteRequest = class extends Request {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, site), init);
    }
  };
  new Function('self', 'caches', 'fetch', 'location', 'Request', script)(
    self,
    caches,
    fetched,
    { origin: site },
    SiteRequest,
  );
  const happen = (type: string) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ waitUntil: (promise: Promise<unknown>) => (done = promise) });
    return done;
  };
  return {
    install: () => happen('install'),
    activate: () => happen('activate'),
    /**
     * Returns the text with which the worker responds to a request, or null if the worker leaves the request to
     * the browser.
     */
    ask: async (path: string, { mode = 'no-cors', method = 'GET' } = {}) => {
      let given: Promise<Response> | null = null;
      const url = new URL(path, site).href;
      listeners.get('fetch')?.({
        request: { url, mode, method },
        respondWith: (promise: Promise<Response>) => (given = promise),
      });
      return given && (await (given as Promise<Response>)).text();
    },
  };
}

const filesIn = (name: string) => [...(kept.get(name)?.keys() ?? [])];
const [onlyCache] = [() => String([...kept.keys()][0])];
const visit = { mode: 'navigate' };

test('the worker keeps the page with all it consists of, in every language, and nothing else', async () => {
  await run(cardWorker(build(page))).install();
  const files = filesIn(onlyCache());
  for (const code of languageCodes) expect(files).toContain(`/card/locales/${code}.ts`);
  expect(files).toEqual(expect.arrayContaining(['/card', '/assets/app.js', '/assets/base.css']));
  expect(files).toContain('/src/features/card/card-page.tsx');
  expect(files.filter((file) => file.startsWith('/fonts/')).length).toBeGreaterThan(2);
  expect(files.filter((file) => /profile|admin|social|\/api\//.test(file))).toEqual([
    '/src/api/first-calls.ts',
  ]);
});

test('the worker keeps the earlier files if one file cannot be loaded', async () => {
  answer = (path) => new Response('', { status: path === '/assets/app.js' ? 404 : 200 });
  await expect(run(cardWorker(build(page))).install()).rejects.toThrow('/assets/app.js');
  expect(kept.size).toBe(0);
});

test('a new build keeps the page anew and drops the one before, and nothing of others', async () => {
  await run(cardWorker(build(page))).install();
  const before = onlyCache();
  kept.set('of-somebody-else', new Map());
  const next = run(cardWorker(build(`${page} `)));
  await next.install();
  await next.activate();
  expect([...kept.keys()]).toEqual(['of-somebody-else', expect.not.stringMatching(before)]);
});

describe('the worker', () => {
  const open = async () => {
    const worker = run(cardWorker(build(page)));
    await worker.install();
    return worker;
  };

  test('gives the page as the club has it now, and without a network the one that it keeps', async () => {
    const worker = await open();
    answer = () => new Response('newer');
    expect(await worker.ask('/card', visit)).toBe('newer');
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await worker.ask('/card', visit)).toBe('new /card');
    expect(await worker.ask('/assets/app.js')).toBe('new /assets/app.js');
    answer = () => new Response('busy', { status: 503 });
    expect(await worker.ask('/card', visit)).toBe('new /card');
  });

  test('waits for a network that does not answer no longer than four seconds', async () => {
    const worker = await open();
    vi.useFakeTimers();
    answer = () => new Promise(() => {});
    const asked = worker.ask('/card', visit);
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    expect(await asked).toBe('new /card');
  });

  test('shows what the club says of a page that is no more', async () => {
    const worker = await open();
    answer = () => new Response('gone', { status: 404 });
    expect(await worker.ask('/card', visit)).toBe('gone');
  });

  test.each([
    ['another page', '/profile', visit],
    ['a page that begins alike', '/cards', visit],
    ['the API', '/api/user/memberships', {}],
    ['a file that is none of its own', '/assets/other.js', {}],
    ['what is sent', '/card', { mode: 'cors', method: 'POST' }],
    ['another site', 'https://elsewhere.test/assets/app.js', {}],
  ])('lets %s pass', async (_, path, how) => {
    expect(await (await open()).ask(path, how)).toBeNull();
  });
});

test('a build that switches the worker off takes it away, with all that it kept', async () => {
  await run(cardWorker(build(page))).install();
  kept.set('of-somebody-else', new Map());
  const off = run(cardWorker(build(page), true));
  await off.install();
  await off.activate();
  expect([...kept.keys()]).toEqual(['of-somebody-else']);
  expect(unregister).toHaveBeenCalledOnce();
});
