// Draws public/social-<language>.jpg, the picture that shared links show, from the brand file: `node
// web/scripts/make-social-images.mjs` (Node 22.18 or newer). It uses the Chromium of the browser tests, which it
// installs if the machine has none.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { markSvg } from '../../contract/src/brand/brand.ts';
import { club } from '../../contract/src/club/club.ts';
import { palette } from '../../contract/src/club/colours.ts';
import { languages } from '../../contract/src/text/languages.ts';
import { findChromium } from '../../emulators/src/find-chromium.ts';

const publicFile = (name) => new URL(`../public/${name}`, import.meta.url);
const font = async (name) => (await readFile(publicFile(`fonts/${name}.woff2`))).toString('base64');
const { band } = palette;
const card = palette.card.approved;

const fonts = `
@font-face { font-family: vazirmatn; font-weight: 100 900; src: url(data:font/woff2;base64,${await font('vazirmatn-fa.v1')}); }
@font-face { font-family: archivo; font-weight: 100 900; font-stretch: 100% 125%; src: url(data:font/woff2;base64,${await font('archivo-latin.v1')}); }`;

/** Typography by font: Persian has taller lines, Latin has wider letters. */
const type = {
  vazirmatn: { family: 'vazirmatn', line: 1.4, stretch: '100%', name: 92 },
  archivo: { family: 'archivo', line: 1.08, stretch: '118%', name: 80 },
};

/** Returns the HTML of the picture: the club's name on its colours, and a tilted membership card at the far edge. */
function picture(code) {
  const { direction, font: face } = languages[code];
  const { family, line, stretch, name } = type[face];
  return `<!doctype html><html dir="${direction}"><meta charset="utf-8"><style>${fonts}
* { box-sizing: border-box; margin: 0; }
html { overflow: hidden; }
body { width: 1200px; height: 630px; overflow: hidden; position: relative; color: ${band.text};
  font-family: ${family}; font-stretch: ${stretch};
  background: radial-gradient(90% 120% at 78% 0%, ${band.line} 0%, ${band.ground} 55%); }
html[dir="rtl"] body { background: radial-gradient(90% 120% at 22% 0%, ${band.line} 0%, ${band.ground} 55%); }
.edge { position: absolute; inset-block: 0; inset-inline-start: 0; width: 18px; background: ${band.accentFill}; }
.text { position: absolute; inset-block: 0; inset-inline-start: 84px; width: 600px;
  display: flex; flex-direction: column; justify-content: center; gap: 26px; }
.text > svg { width: 104px; height: 104px; }
h1 { font-size: ${name}px; font-weight: 850; line-height: ${line}; }
p { font-size: 40px; font-weight: 600; line-height: ${line + 0.15}; color: ${band.accent}; }
.card { position: absolute; inset-block-start: 132px; inset-inline-end: -64px; width: 560px; height: 353px; border-radius: 28px;
  overflow: hidden; transform: rotate(${direction === 'rtl' ? 9 : -9}deg); padding: 34px;
  background: linear-gradient(125deg, ${card.shine}, ${card.ground} 45%, ${card.sheen} 70%, ${card.ground}); color: ${card.text};
  box-shadow: inset 0 0 0 2px rgb(255 255 255 / 0.35), 0 40px 90px -20px rgb(0 0 0 / 0.85); }
.card::after { content: ''; position: absolute; inset-block: 0; inset-inline-end: 0; width: 210px;
  background: repeating-linear-gradient(90deg, ${card.stripes} 0 20%, transparent 20% 40%); }
.card svg { width: 58px; height: 58px; }
.card b { display: block; position: absolute; inset-inline-start: 34px; inset-block-end: 34px; font: 750 40px/1.2 archivo; }
</style><div class="edge"></div>
<div class="card">${markSvg()}<b><bdi dir="ltr">Sara Rossi</bdi></b></div>
<div class="text">${markSvg().replaceAll('shape', 'large-shape')}<h1>${club.name[code]}</h1><p>${club.tagline[code]}</p></div></html>`;
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const code of Object.keys(languages)) {
  await page.setContent(picture(code));
  await page.evaluate(() => document.fonts.ready);
  const path = fileURLToPath(publicFile(`social-${code}.jpg`));
  await page.screenshot({ path, quality: 84, type: 'jpeg' });
  process.stdout.write(`social-${code}.jpg\n`);
}
await browser.close();
