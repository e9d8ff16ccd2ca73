import { expect, test } from 'vitest';
import { cleanLogo } from './clean-logo.ts';

const triangle = '<path d="M0 0h9v9z"/>';
const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>`;

test('the rules of style of a drawing program become attributes, which every page allows', () => {
  const style = '<style>.a{fill:#4b0081}</style>';
  const cleaned = cleanLogo(
    svg(`${style}<path class="a" d="M0 0h9v9z"/><circle r="2" style="fill:gold"/>`),
  );
  expect(cleaned).toContain('fill="#4b0081"');
  expect(cleaned).toContain('fill="gold"');
  expect(cleaned).not.toMatch(/style|class/);
});

test('ids get a name that nothing else on a page has', () => {
  const gradient =
    '<linearGradient id="top"><stop/><stop offset="1" stop-color="red"/></linearGradient>';
  const cleaned = cleanLogo(svg(`${gradient}<circle r="4" fill="url(#top)"/>`));
  const [, id] = /id="(club-logo-[^"]+)"/.exec(cleaned) ?? [];
  expect(cleaned).toContain(`url(#${id})`);
});

test('a logo with a width and a height gets a viewBox in their place', () => {
  expect(cleanLogo(svg(triangle, 'width="20" height="30"'))).toContain('viewBox="0 0 20 30"');
  expect(() => cleanLogo(svg(triangle, ''))).toThrow('line 1: <svg> needs a viewBox');
});

test('what a drawing program notes for itself is left out', () => {
  const program =
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1" xml:space="preserve"';
  const noted = cleanLogo(
    svg(`<inkscape:page/><title>x</title>${triangle}`, `viewBox="0 0 9 9" ${program}`),
  );
  expect(noted).toBe(cleanLogo(svg(triangle)));
});

test.each([
  ['<script>alert(1)</script>', '<script> is not allowed'],
  ['<g onload="alert(1)"/>', 'onload would run a script'],
  ['<foreignObject><p/></foreignObject>', '<foreignObject> is not allowed'],
  ['<text>1926</text>', '<text> is not allowed. Letters look different'],
  ['<set attributeName="href" to="x"/>', '<set> is not allowed'],
  ['<image href="https://example.com/a.png"/>', 'href refers to another file'],
  ['<use xlink:href="other.svg#a"/>', 'xlink:href refers to another file'],
  ['<image href="data:image/svg+xml;base64,AAAA"/>', 'href refers to another file'],
  ['<a href="javascript:alert(1)"/>', '<a> is not allowed'],
  ['<path fill="url(https://example.com/#a)"/>', 'fill refers to another file'],
  ['<path style="fill:u\\72l(//example.com)"/>', 'style refers to another file'],
  ['<style>@import "a.css"</style>', 'A style refers to another file'],
])('%s is refused with its line', (inside, why) => {
  expect(() => cleanLogo(svg(`${triangle}\n${inside}`))).toThrow(`logo.svg: line 3: ${why}`);
});

test('entities and scripts under another name are refused', () => {
  const entities = `<!DOCTYPE svg [\n<!ENTITY a "b">]>\n${svg(triangle)}`;
  expect(() => cleanLogo(entities)).toThrow('Entities are not allowed');
  const renamed = svg('<x:script/>', 'viewBox="0 0 9 9" xmlns:x="http://www.w3.org/2000/svg"');
  expect(() => cleanLogo(`${renamed.replace('<x:', `${triangle}<x:`)}`)).toThrow('<x:script>');
});

test('a file that is no SVG, or too heavy, is refused', () => {
  expect(() => cleanLogo(svg('<path>'))).toThrow('logo.svg: line 3: ');
  const long = Array.from(
    { length: 9000 },
    (_, i) => `L${(i * 7919) % 997} ${(i * 104_729) % 991}`,
  );
  expect(() => cleanLogo(svg(`<path d="M0 0${long.join('')}"/>`))).toThrow('At most 40 kB');
});
