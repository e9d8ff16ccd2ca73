import { palette } from '@fanclub/contract/club/colours';
import { createStoryTools } from '@fanclub/stories/tools/story-tools';
import { expect, type Locator, type Page } from '@playwright/test';
import { registerGuardian } from '../support/family-members.ts';
import { phone, test } from '../support/journey.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';

const { approved, waiting } = palette.card;
const channels = (...colours: string[]) =>
  colours.map((colour) => [...Buffer.from(colour.slice(1), 'hex')]);
const sides = {
  approved: channels(approved.ground, approved.shine, approved.sheen),
  waiting: channels(waiting.ground, waiting.shine),
};

/** Returns which share of the visible pixels of the card has rather the colours of an approved card, from 0 to 1. */
async function turnedShareOf(page: Page, card: Locator): Promise<number> {
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not on the page');
  const picture = await page.screenshot({ clip: box });
  return page.evaluate(
    async ([base64, { approved, waiting }]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const nearest = (at: number, colours: number[][]) =>
        Math.min(
          ...colours.map((colour) =>
            Math.hypot(...colour.map((one, i) => one - (data[at + i] ?? 0))),
          ),
        );
      let turned = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (nearest(at, approved) < nearest(at, waiting)) turned += 1;
      }
      return turned / (data.length / 4);
    },
    [picture.toString('base64'), sides] as const,
  );
}

for (const [name, device] of [
  ['a phone, where the card turns with the scroll', phone],
  ['a desk, where it follows the pointer', { viewport: { width: 1280, height: 800 } }],
] as const) {
  test(`the card of a member has turned over wherever it stands, with motion, on ${name}`, async ({
    openBrowser,
  }) => {
    const guardian = await registerGuardian(createStoryTools({ apart: true }));
    const page = await openBrowser('fa', { ...device, reducedMotion: 'no-preference' });
    await beSignedIn(page, guardian);
    const card = page.getByRole('group', { name: texts.fa.common.card.label });
    for (const path of ['/profile', `/profile/${guardian.daughterId}`, '/']) {
      await page.goto(path);
      // The app replaces the card that is shown before it has loaded.
      await expect(page.locator('.first-screen')).toHaveCount(0);
      const since = texts.fa.common.card.member.split('{{')[0] ?? '';
      const member = card.filter({ hasText: since }).first();
      await member.waitFor();
      await expect.poll(() => turnedShareOf(page, member), path).toBeGreaterThan(0.6);
      // When the card is half scrolled off the screen, it still shows the side of members. The share is smaller,
      // because the card's dark stripes are a larger part of the visible area.
      await page.evaluate(() => scrollBy(0, 120));
      expect(await turnedShareOf(page, member), `${path}, scrolled`).toBeGreaterThan(0.4);
    }
  });
}
