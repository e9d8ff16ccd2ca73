import { club } from '@fanclub/contract/club/club';
import { languageCodes } from '@fanclub/contract/text/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addressIn, publicPaths } from '#config/paths.ts';
import { pictures } from '../../../build/club/pictures.ts';
import { headTags } from './head-tags.tsx';
import { cardManifest, manifest, manifestFile } from './manifest.ts';
import { securityTxt } from './security-txt.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { jsonLd, structuredData } from './structured-data.ts';

const parse = (html: string, type: DOMParserSupportedType = 'text/html') =>
  new DOMParser().parseFromString(html, type);
const site = (path: string) => new URL(path, club.site).href;

function headOf(path: string | null, language: (typeof languageCodes)[number] = 'en') {
  const texts = { title: 'A <page>', description: 'What it is "about"' };
  const markup = renderToStaticMarkup(headTags({ language, path, ...texts }));
  const { head } = parse(`<!doctype html><html><head>${markup}</head></html>`);
  const value = (selector: string, attribute = 'content') =>
    head.querySelector(selector)?.getAttribute(attribute) ?? null;
  const alternates = [...head.querySelectorAll('link[hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  return { head, value, alternates };
}

test('the head names its one address, and the same page in every language', () => {
  const { value, alternates } = headOf('/legal/terms');
  expect(value('[rel="canonical"]', 'href')).toBe(site('/en/legal/terms'));
  expect(value('[property="og:url"]')).toBe(site('/en/legal/terms'));
  expect(alternates).toEqual([
    ['fa', site('/legal/terms')],
    ...languageCodes
      .filter((code) => code !== 'fa')
      .map((code) => [code, site(`/${code}/legal/terms`)]),
    ['x-default', site('/legal/terms')],
  ]);
});

test('the head of the Persian page under its prefix leads to the one without a prefix', () => {
  expect(headOf('/', 'fa').value('[rel="canonical"]', 'href')).toBe(site('/'));
});

test('the head shows a shared link in its own language', () => {
  const { head, value } = headOf('/', 'it');
  expect(head.querySelector('title')?.textContent).toBe('A <page>');
  expect(value('[name="description"]')).toBe('What it is "about"');
  expect(value('[property="og:locale"]')).toBe('it_IT');
  expect(value('[property="og:site_name"]')).toBe(club.name.it);
  expect(value('[property="og:image"]')).toBe(site('/social-it.jpg'));
  expect(value('[rel="manifest"]', 'href')).toBe('/manifest.it.webmanifest');
});

test('the head keeps what nobody should find out of the lists, without an address to go by', () => {
  const { value, alternates } = headOf(null);
  expect(value('[name="robots"]')).toBe('noindex');
  expect(value('[rel="canonical"]', 'href')).toBeNull();
  expect(alternates).toEqual([]);
  expect(headOf('/').value('[name="robots"]')).toBeNull();
});

const drawn = await pictures();
const pictureOf = (language: (typeof languageCodes)[number]) => {
  const address = headOf('/', language).value('[property="og:image"]') ?? '';
  return drawn.get(new URL(address).pathname.slice(1));
};

test.each(languageCodes)(
  'the shared picture exists in %s, in the size that the head says',
  async (language) => {
    const { value } = headOf('/', language);
    const { format, width, height } = await sharp(pictureOf(language)).metadata();
    expect(format).toBe('jpeg');
    expect(`${width}`).toBe(value('[property="og:image:width"]'));
    expect(`${height}`).toBe(value('[property="og:image:height"]'));
  },
);

test('the shared picture differs in each language, because the name of the club is on it', () => {
  const pictures = languageCodes.map((language) => pictureOf(language)?.toString('base64'));
  expect(new Set(pictures).size).toBe(languageCodes.length);
});

test('the sitemap has each public page in each language, with all of its translations', () => {
  const urls = [...parse(sitemapXml(), 'text/xml').querySelectorAll('url')];
  const listed = urls.map((url) => url.querySelector('loc')?.textContent);
  expect(listed).toEqual(
    publicPaths.flatMap((path) => languageCodes.map((code) => site(addressIn(code, path)))),
  );
  for (const url of urls) expect(url.children).toHaveLength(1 + languageCodes.length + 1);
});

test('crawlers may read the settings, for prices, and nothing else of the API', () => {
  const lines = robotsTxt().split('\n');
  expect(lines).toContain('Allow: /api/settings');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain(`Sitemap: ${site('/sitemap.xml')}`);
});

test('a finder of a security fault is told where to report it, for a year from the build', () => {
  const lines = securityTxt(new Date('2026-11-24T00:00:00Z')).split('\n');
  expect(lines).toContain(`Contact: mailto:${club.contact.email}`);
  expect(lines).toContain('Expires: 2027-11-19T00:00:00.000Z');
  expect(lines).toContain(`Canonical: ${site('/.well-known/security.txt')}`);
});

test('crawlers may look at the pages that say themselves that they are not to be listed', () => {
  expect(robotsTxt()).not.toMatch(/login|register|password/);
});

test.each(languageCodes)('the home screen gets the club in %s, and opens it so', (code) => {
  expect(manifest(code)).toMatchObject({
    name: club.name[code],
    lang: code,
    start_url: addressIn(code, '/'),
    id: '/',
  });
  expect(manifestFile(code)).toMatch(/^manifest\.(\w+\.)?webmanifest$/);
});

test.each(languageCodes)(
  'the card in %s is an app of its own, which begins with the card',
  (code) => {
    const { id, start_url, scope, name, lang, icons } = cardManifest(code);
    expect({ id, start_url, lang }).toEqual({ id: '/card', start_url: '/card', lang: code });
    // The scope must include the login page.
    expect(scope).toBe('/');
    expect(name).toContain(club.name[code]);
    expect(name).not.toBe(manifest(code).name);
    expect(icons).toEqual(manifest(code).icons);
  },
);

const questions = [{ question: 'How?', answer: 'So </script> it is.' }];
const typesAt = (path: string, asked = questions) =>
  structuredData({ language: 'en', path, title: 'Terms', questions: asked }).map((data) =>
    Reflect.get(data, '@type'),
  );

test('structured data tells of the club and its questions on the landing page', () => {
  expect(typesAt('/')).toEqual(['Organization', 'WebSite', 'FAQPage']);
  expect(typesAt('/', [])).toEqual(['Organization', 'WebSite']);
});

test('structured data says where a document belongs', () => {
  expect(
    structuredData({ language: 'en', path: '/legal/terms', title: 'Terms', questions: [] }),
  ).toEqual([
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ position: 1, item: site('/en') }),
        expect.objectContaining({ position: 2, name: 'Terms', item: site('/en/legal/terms') }),
      ],
    }),
  ]);
});

test('structured data never claims a page in a network that is the network itself', () => {
  const [club] = structuredData({ language: 'en', path: '/', title: '', questions: [] });
  for (const url of Reflect.get(club ?? {}, 'sameAs')) expect(new URL(url).pathname).not.toBe('/');
});

test('structured data cannot end the script that it stands in', () => {
  const [, , faq] = structuredData({ language: 'en', path: '/', title: '', questions });
  const text = jsonLd(faq ?? {});
  expect(text).not.toContain('</script');
  expect(JSON.parse(text)).toEqual(faq);
});
