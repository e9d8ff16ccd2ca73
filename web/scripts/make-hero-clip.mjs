// Draws the hero's clip and its posters into club/film/, from the brand file, the logo and hero-clip/:
// `FFMPEG=/path/to/ffmpeg node web/scripts/make-hero-clip.mjs [poster] [wide] [wide-rtl] [tall]`. Needs Node
// 22.18 or newer, Chromium at $CHROMIUM_PATH or /usr/bin/chromium, and an ffmpeg with libsvtav1 and libx264 at
// $FFMPEG or on the PATH (`pip install imageio-ffmpeg` installs one). Takes some minutes. It is not part of the
// build; its output is committed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { palette } from '../../contract/src/club/colours.ts';
import { logo } from '../../contract/src/club/logo/logo.ts';

const framesPerSecond = 24;
const seconds = 7;
const frames = framesPerSecond * seconds;
const name = ['Sara', 'Ahmadi'];
/** The moment of the loop that the posters show, 0 to 1. */
const posterMoment = 0.3;

/** The view of the stand, in pixels. The card's position and width in `formats` are shares of the picture's size. */
const wide = { width: 1600, height: 900, horizon: 400, depth: 470, reach: 860 };
const tall = { width: 720, height: 1280, horizon: 330, depth: 400, reach: 640 };
const formats = {
  wide: { ...wide, scale: 0.8, card: { x: 0.73, y: 0.5, width: 0.31 } },
  'wide-rtl': { ...wide, scale: 0.8, mirrored: true, card: { x: 0.27, y: 0.5, width: 0.31 } },
  tall: { ...tall, scale: 0.75, card: { x: 0.5, y: 0.17, width: 0.7 } },
};
const posters = { wide, tall };
/** Quality parameters of the encoders; a lower value is finer. Each clip should stay under 600 kB. */
const quality = { av1: 38, h264: 27 };

const here = (path) => new URL(path, import.meta.url);
const output = (file) => fileURLToPath(here(`../../club/film/${file}`));
const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
const files = {
  'page.html': Buffer.from(
    '<!doctype html><style>@font-face{font-family:name;src:url(name.woff2);font-weight:400 900;' +
      'font-stretch:100% 125%}</style><link rel="stylesheet" href="page.css"><canvas></canvas>' +
      '<script type="module" src="scene.js"></script>',
  ),
  'name.woff2': await readFile(here('../public/fonts/archivo-latin.v1.woff2')),
};

/** Opens a page with the scene of this format. `window.draw` can then be called in the page. */
async function openScene(browser, { scale = 1, card, ...format }) {
  const { width, height } = format;
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
  await page.route('http://hero/**', async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    const body = files[file] ?? (await readFile(here(`hero-clip/${file}`)));
    await route.fulfill({ body, contentType: types[file.split('.').pop()] });
  });
  await page.goto('http://hero/page.html');
  const shown = card && {
    mark: logo,
    name,
    colours: palette.card.waiting,
    place: { x: card.x * width, y: card.y * height, width: card.width * width },
  };
  await page.evaluate((scene) => window.build(scene), { ...format, card: shown });
  await page.evaluate(() => document.fonts.load('700 40px name'));
  return page;
}

async function drawPoster(browser, kind) {
  const page = await openScene(browser, posters[kind]);
  await page.evaluate((time) => window.draw(time), posterMoment);
  const picture = sharp(await page.screenshot());
  await picture
    .clone()
    .avif({ quality: 40, effort: 5 })
    .toFile(output(`poster-${kind}.avif`));
  await picture
    .clone()
    .webp({ quality: 58, effort: 6 })
    .toFile(output(`poster-${kind}.webp`));
  await page.close();
}

/**
 * Starts ffmpeg, which receives the frames as PNG on its standard input. ffmpeg writes the metadata at the beginning of
 * the clip's file, so that the clip can play while it loads.
 */
function startEncoder(file, options) {
  const input = [
    '-f',
    'image2pipe',
    '-framerate',
    String(framesPerSecond),
    '-c:v',
    'png',
    '-i',
    '-',
  ];
  const common = ['-an', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
  const command = ['-y', '-loglevel', 'error', ...input, ...options, ...common, output(file)];
  return spawn(process.env.FFMPEG ?? 'ffmpeg', command, { stdio: ['pipe', 'inherit', 'inherit'] });
}

async function drawClip(browser, kind) {
  const page = await openScene(browser, formats[kind]);
  const encoders = [
    startEncoder(`clip-${kind}.webm`, [
      '-c:v',
      'libsvtav1',
      '-preset',
      '4',
      '-crf',
      String(quality.av1),
      '-g',
      String(frames),
    ]),
    startEncoder(`clip-${kind}.mp4`, [
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-profile:v',
      'main',
      '-crf',
      String(quality.h264),
      '-g',
      String(frames),
    ]),
  ];
  const ends = encoders.map((encoder) => once(encoder, 'close'));
  for (let frame = 0; frame < frames; frame += 1) {
    await page.evaluate((time) => window.draw(time), frame / frames);
    const picture = await page.screenshot();
    for (const { stdin } of encoders) if (!stdin.write(picture)) await once(stdin, 'drain');
  }
  for (const { stdin } of encoders) stdin.end();
  const codes = (await Promise.all(ends)).map(([code]) => code);
  if (codes.some((code) => code !== 0)) throw new Error(`ffmpeg ended with ${codes}`);
  await page.close();
}

await mkdir(here('../../club/film'), { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = (kind) => wanted.length === 0 || wanted.includes(kind);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
if (isWanted('poster')) for (const kind of Object.keys(posters)) await drawPoster(browser, kind);
for (const kind of Object.keys(formats)) if (isWanted(kind)) await drawClip(browser, kind);
await browser.close();
