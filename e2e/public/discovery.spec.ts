import { languageCodes, languages } from '@fanclub/contract/text/languages';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { legalDocuments } from '../../web/src/features/legal/legal-documents.ts';
import { firstPages } from '../support/public-screens.ts';

const xmlNames = { url: 'url', loc: 'loc', alternate: 'xhtml\\:link, link' };

/**
 * Returns the path of a URL. The sitemap contains URLs of the club's own site; the test opens the same path in the
 * suite.
 */
const pathOf = (address: string) => new URL(address).pathname;

/** Reads the sitemap: each page's URL with the URLs of the page's translations. */
async function readSitemap(page: Page, request: APIRequestContext) {
  const answer = await request.get('/sitemap.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('xml');
  return page.evaluate(
    ([xml, names]) => {
      const urls = new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll(names.url);
      return [...urls].map((url) => ({
        loc: url.querySelector(names.loc)?.textContent ?? '',
        alternates: [...url.querySelectorAll(names.alternate)].map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      }));
    },
    [await answer.text(), xmlNames] as const,
  );
}

/** Reads the head of a page without running any script. */
async function headOf(page: Page, request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const said = await page.evaluate(
    (html) => {
      const page = new DOMParser().parseFromString(html, 'text/html');
      const attribute = (selector: string, name: string) =>
        page.querySelector(selector)?.getAttribute(name) ?? '';
      return {
        lang: page.documentElement.lang,
        dir: page.documentElement.dir,
        title: page.title,
        description: attribute('meta[name="description"]', 'content'),
        canonical: attribute('link[rel="canonical"]', 'href'),
        robots: attribute('meta[name="robots"]', 'content'),
        image: attribute('meta[property="og:image"]', 'content'),
        manifest: attribute('link[rel="manifest"]', 'href'),
        heading: page.querySelector('h1')?.textContent ?? '',
        text: page.body.textContent ?? '',
        alternates: [...page.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
        data: [...page.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => JSON.parse(textContent ?? ''),
        ),
      };
    },
    await answer.text(),
  );
  return { status: answer.status(), ...said };
}

test('all that the sitemap lists answers in its own language, under that very address, and each translation leads back', async ({
  page,
  request,
}) => {
  const entries = await readSitemap(page, request);
  expect(entries.length).toBe(5 * languageCodes.length);
  const titles = new Set<string>();
  for (const { loc, alternates } of entries) {
    const { status, lang, dir, title, description, canonical, robots, ...head } = await headOf(
      page,
      request,
      pathOf(loc),
    );
    const language = alternates.find(([code, href]) => code !== 'x-default' && href === loc)?.[0];
    expect({ loc, status, lang, canonical, robots }).toEqual({
      loc,
      status: 200,
      lang: language,
      canonical: loc,
      robots: '',
    });
    expect(dir).toBe(languages[lang as keyof typeof languages].direction);
    expect(title.length, loc).toBeGreaterThan(5);
    expect(description.length, loc).toBeGreaterThan(40);
    expect(head.heading, loc).not.toBe('');
    titles.add(title);
    expect(head.alternates, loc).toEqual(alternates);
    expect(alternates.map(([code]) => code)).toEqual([...languageCodes, 'x-default']);
    for (const [, href] of alternates) {
      const other = entries.find((entry) => entry.loc === href);
      expect(other?.alternates, `${href} of ${loc}`).toEqual(alternates);
    }
  }
  expect(titles.size, 'each page has a title of its own').toBe(entries.length);
});

test('questions told to search engines stand on the page itself', async ({ page, request }) => {
  for (const { path } of firstPages) {
    const { data, text } = await headOf(page, request, path);
    expect(data.map((each) => each['@type'])).toEqual(['Organization', 'WebSite', 'FAQPage']);
    for (const { name, acceptedAnswer } of data[2].mainEntity) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }
  }
});

test('each language is shared with its own picture, and put on the home screen under its own name', async ({
  page,
  request,
}) => {
  for (const { path, language } of firstPages) {
    const { image, manifest } = await headOf(page, request, path);
    const picture = await request.get(pathOf(image));
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect((await picture.body()).length).toBeLessThanOrEqual(100_000);
    const app = await (await request.get(manifest)).json();
    expect(app).toMatchObject({
      lang: language,
      start_url: path,
      dir: languages[language].direction,
    });
    for (const { src } of app.icons) expect((await request.get(src)).status(), src).toBe(200);
  }
});

test('the app and missing pages tell search engines not to list them', async ({
  page,
  request,
}) => {
  for (const [path, status] of [
    ['/login', 200],
    ['/register', 200],
    ['/profile', 200],
    ['/admin', 200],
    ['/nowhere/at/all', 404],
    ['/en/nowhere', 404],
  ] as const) {
    expect(await headOf(page, request, path), path).toMatchObject({
      status,
      robots: 'noindex',
      canonical: '',
      alternates: [],
    });
  }
});

test('crawlers are led to the sitemap and kept from what is not for them', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  const text = await robots.text();
  expect(text).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
  expect(text).toContain('Disallow: /admin');
});

for (const language of languageCodes) {
  test(`the files of the legal documents have the club's values, in ${language}`, async ({
    request,
  }) => {
    for (const { file } of legalDocuments) {
      const answer = await request.get(`/${language}/${file}`);
      expect(answer.status()).toBe(200);
      const text = await answer.text();
      expect(text).toMatch(/^# /);
      expect(text).not.toMatch(/\{\{|<!--|#answer-time/);
    }
  });
}
