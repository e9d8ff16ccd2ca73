// Draws public/social.jpg, what a shared link shows, from the brand file:
// `node web/scripts/make-social-image.mjs` (Node 22.18 or newer, Chromium at $CHROMIUM_PATH or
// /usr/bin/chromium).
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { brand, markSvg } from '../../contract/src/brand/brand.ts';

const publicFile = (name) => new URL(`../public/${name}`, import.meta.url);
const font = async (name) => (await readFile(publicFile(`fonts/${name}.woff2`))).toString('base64');
const { ink, paper, goldOnInk } = brand.colours;

const html = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: fa; font-weight: 400 900; src: url(data:font/woff2;base64,${await font('vazirmatn-fa.v1')}); }
@font-face { font-family: en; font-weight: 400 900; font-stretch: 100% 125%; src: url(data:font/woff2;base64,${await font('archivo-latin.v1')}); }
body { margin: 0; width: 1200px; height: 630px; display: flex; align-items: center; background: ${ink}; color: ${paper}; }
.text { width: 700px; padding-inline-start: 80px; box-sizing: border-box; }
svg { width: 130px; }
h1 { font: 900 76px/1.35 fa; margin: 20px 0 0; text-align: left; }
p { font: 800 46px/1.2 en; font-stretch: 118%; margin: 14px 0 0; color: ${goldOnInk}; }
.stripes { flex: 1; height: 100%; background: repeating-linear-gradient(90deg, ${paper} 0 20%, ${ink} 20% 40%); }
</style><div class="text">${markSvg()}<h1 dir="rtl">${brand.name.fa}</h1><p>${brand.name.en}</p></div><div class="stripes"></div>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: fileURLToPath(publicFile('social.jpg')), quality: 82, type: 'jpeg' });
await browser.close();
