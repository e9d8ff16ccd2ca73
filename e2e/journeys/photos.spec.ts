import { maxFileBytes } from '@fanclub/contract/uploads/file-rules';
import { buildPhoto } from '@fanclub/stories/tools/pictures';
import { expect, type Page, test } from '@playwright/test';
import { texts as allTexts } from '../support/texts.ts';
import { field } from '../support/wizard.ts';

const texts = allTexts.fa.registration.upload;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** The first step with the passport's field open. */
async function askForPassport(page: Page) {
  await page.goto('/register');
  await field(page, 'juventus_card').check();
}

/** The picture as it is on its way to the server, opened in the browser. */
async function sentPicture(page: Page, choose: () => Promise<void>) {
  const request = page.waitForRequest((sent) => sent.url().endsWith('/api/files/upload'));
  await choose();
  const body = (await request).postDataBuffer() ?? Buffer.alloc(0);
  const picture = body.subarray(body.indexOf(Buffer.from([0xff, 0xd8, 0xff])));
  const size = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    return { width, height };
  }, picture.toString('base64'));
  return { ...size, bytes: picture.length };
}

test('a large photo is turned upright and made smaller before it is sent', async ({ page }) => {
  await askForPassport(page);
  const buffer = await buildPhoto({ width: 4000, height: 3000 });
  expect(buffer.length).toBeGreaterThan(maxFileBytes);
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer };
  const sent = await sentPicture(page, () => field(page, 'passportUrl').setInputFiles(photo));
  expect(sent).toMatchObject({ width: 1950, height: 2600 });
  expect(sent.bytes).toBeLessThan(maxFileBytes);
  await expect(page.getByText(texts.done)).toBeVisible();
});

test('a dark picture is called so, and is sent all the same', async ({ page }) => {
  await askForPassport(page);
  const buffer = await buildPhoto({ width: 900, height: 1200, light: 0.25 });
  await field(page, 'passportUrl').setInputFiles({
    name: 'night.webp',
    mimeType: 'image/webp',
    buffer,
  });
  await expect(page.getByText(texts.hints.dark)).toBeVisible();
  await expect(page.getByText(texts.done)).toBeVisible();
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
  await page.reload();
  await expect(page.getByText(texts.waiting)).toBeVisible();
  await context.setOffline(true);
  await page.unroute('**/api/files/upload');
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/files/upload'));
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
  await expect(page.getByText(texts.done)).toBeVisible();
});
