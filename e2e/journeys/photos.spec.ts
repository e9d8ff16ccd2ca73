import { readFile } from 'node:fs/promises';
import { errorMessages } from '@fanclub/contract/error-messages/fa';
import { maxFileBytes } from '@fanclub/contract/uploads/file-rules';
import { buildPhoto } from '@fanclub/stories/tools/pictures';
import { expect, type Page, test } from '@playwright/test';
import { texts as allTexts } from '../support/texts.ts';
import { field } from '../support/wizard.ts';

const texts = allTexts.fa.member.upload;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Opens the registration and chooses the club card, so that the field for the passport appears. */
async function askForPassport(page: Page) {
  await page.goto('/register');
  await field(page, 'juventus_card').check();
}

/** Reads the uploaded image from the registration's draft in the browser; returns its size and type. */
function sentPicture(page: Page) {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('registration-draft.v1');
      opening.onsuccess = () => resolve(opening.result);
    });
    const picture = await new Promise<File>((resolve) => {
      const reading = database.transaction('images').objectStore('images').get('passport');
      reading.onsuccess = () => resolve(reading.result);
    });
    const { width, height } = await createImageBitmap(picture);
    return { width, height, bytes: picture.size, type: picture.type };
  });
}

test('a large photo is turned upright and made smaller before it is sent', async ({ page }) => {
  await askForPassport(page);
  const buffer = await buildPhoto({ width: 4000, height: 3000 });
  expect(buffer.length).toBeGreaterThan(maxFileBytes);
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer };
  await field(page, 'passportUrl').setInputFiles(photo);
  await expect(page.getByText(texts.done)).toBeVisible({ timeout: 60_000 });
  const sent = await sentPicture(page);
  expect(sent).toMatchObject({ width: 1950, height: 2600, type: 'image/jpeg' });
  expect(sent.bytes).toBeLessThan(maxFileBytes);
});

test('a dark picture is called so, and is sent all the same', async ({ page }) => {
  await askForPassport(page);
  const buffer = await buildPhoto({ width: 900, height: 1200, light: 0.25 });
  await field(page, 'passportUrl').setInputFiles({
    name: 'night.webp',
    mimeType: 'image/webp',
    buffer,
  });
  await expect(page.getByText(allTexts.fa.member.imageHints.dark)).toBeVisible();
  await expect(page.getByText(texts.done)).toBeVisible();
});

test('a picture is sent by what it is, whatever it is called and although its end is missing', async ({
  page,
}) => {
  await askForPassport(page);
  const jpeg = await buildPhoto({ width: 300, height: 400 });
  const files: [name: string, mimeType: string, buffer: Buffer][] = [
    [
      'receipt.jpg',
      'image/jpeg',
      await readFile(new URL('../files/webp-named.jpg', import.meta.url)),
    ],
    ['receipt', 'application/octet-stream', jpeg],
    ['receipt.jfif', 'image/pjpeg', jpeg],
    ['cut.jpg', 'image/jpeg', jpeg.subarray(0, -200)],
  ];
  for (const [name, mimeType, buffer] of files) {
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/files/upload'));
    await field(page, 'passportUrl').setInputFiles({ name, mimeType, buffer });
    expect((await sent).status(), name).toBe(200);
    await expect(page.getByText(texts.done)).toBeVisible();
    expect((await sentPicture(page)).type).toBe('image/jpeg');
  }
  const refused = { heic_unreadable: '\0\0\0\x1cftypheic', pdf_not_image: '%PDF-1.7' } as const;
  for (const [key, content] of Object.entries(refused)) {
    const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(content) };
    await field(page, 'passportUrl').setInputFiles(file);
    await expect(page.getByText(errorMessages[key as keyof typeof refused])).toBeVisible();
  }
});

test('an upload that is cut in the middle is finished by itself, over a reload too', async ({
  page,
  context,
}) => {
  await askForPassport(page);
  await page.route('**/api/files/upload', (route) => route.abort());
  await field(page, 'passportUrl').setInputFiles({
    name: 'passport.jpg',
    mimeType: 'image/jpeg',
    buffer: await buildPhoto({ width: 900, height: 1200 }),
  });
  await expect(page.getByText(texts.waiting)).toBeVisible();
  const kept = () =>
    sentPicture(page)
      .then(({ bytes }) => bytes)
      .catch(() => 0);
  await expect.poll(kept).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByText(texts.waiting)).toBeVisible();
  await context.setOffline(true);
  await page.unroute('**/api/files/upload');
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/files/upload'));
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
  await expect(page.getByText(texts.done)).toBeVisible();
});
