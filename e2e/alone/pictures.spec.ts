import { aYearsEnd } from '@fanclub/stories/a-years-end';
import {
  allStories,
  approvedCard,
  bigClub,
  codeWithOneUseLeft,
  deletionWanted,
  documentMissing,
  rateServiceDown,
  reviewEvening,
  waitingMember,
} from '@fanclub/stories/all-stories';
import { emptyProject } from '@fanclub/stories/tools/club';
import type { Story, Told } from '@fanclub/stories/tools/story';
import { tellStoryAlone } from '@fanclub/stories/tools/tell-story';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { cardsTurned, scaleLetters, settled } from '../support/accessible.ts';
import { fixTime, shownNumber } from '../support/fixed-time.ts';
import { furtherViews } from '../support/further-views.ts';
import { beAdmin, beSignedIn } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';
import { follow, openVisitor } from '../support/visitor.ts';

const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 900 } };
type Size = keyof typeof sizes;

/** The pages of stories that do not show on the usual page of their person. */
const pageOf: Record<string, string> = {
  [deletionWanted.name]: '/admin?queue=deletion',
  [rateServiceDown.name]: '/',
};

/** Brings the page of a story into the state that a further picture shows. */
type Show = (page: Page) => Promise<unknown>;
const section =
  (path: string): Show =>
  (page) =>
    follow(page, path);

const scrolledTo =
  (text: string): Show =>
  (page) =>
    page
      .getByText(text)
      .last()
      .evaluate((element) => element.scrollIntoView());

/** Further pictures of some stories, by name: the sections of the panel, and details that no other test sees. */
const furtherPictures: Record<string, Partial<Record<Size, Record<string, Show>>>> = {
  [waitingMember.name]: { phone: { 'request-number': scrolledTo(shownNumber) } },
  [documentMissing.name]: { phone: { 'missing-document': scrolledTo(shownNumber) } },
  [rateServiceDown.name]: {
    phone: { 'prices-without-rial': scrolledTo(texts.fa.landing.pricing.heading) },
  },
  [codeWithOneUseLeft.name]: {
    phone: { 'register-large-letters': (page) => scaleLetters(page, '200%') },
  },
  [reviewEvening.name]: {
    desk: {
      // In other stories the order of a family's members, who are stored at the same time, is random.
      'section-members': section('/admin/members'),
      shortcuts: async (page) => {
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      },
    },
  },
  [aYearsEnd.name]: {
    desk: {
      'section-cards': section('/admin/cards'),
      'section-codes': section('/admin/codes'),
      'section-dues': section('/admin/money'),
      'section-refunds': section('/admin/money?view=refunds'),
      'section-statements': section('/admin/money?view=statements'),
      'section-messages': section('/admin/messages'),
      'section-figures': section('/admin/figures'),
      'section-history': section('/admin/history'),
      'section-staff': section('/admin/staff'),
      'section-settings': section('/admin/settings'),
    },
  },
};

test.use({
  // The machine's settings for sharper letters would otherwise be part of each picture.
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--font-render-hinting=none'];
    await use({ ...launchOptions, args });
  },
});

async function openStory(page: Page, { name, be, open }: Story, { member }: Told): Promise<void> {
  if (be === 'an admin') await beAdmin(page);
  if (be === 'the member' && member) await beSignedIn(page, member);
  const usual = { 'a visitor': open, 'the member': '/profile', 'an admin': '/admin' };
  await page.goto(pageOf[name] ?? usual[be]);
}

/** Opens the page of the story as its person, at the time at which the story was told. */
async function openAs(browser: Browser, story: Story, told: Told, toldAt: number, size: Size) {
  const page = await openVisitor(browser, { language: 'fa', ...sizes[size] });
  await fixTime(page, toldAt);
  await openStory(page, story, told);
  return page;
}

/**
 * Hides receipts and passports, which have a random text in a font of the machine, and the clip, which plays. A style
 * sheet of Playwright would not do, because the policy of built pages refuses it.
 */
function hideChanging() {
  for (const element of document.querySelectorAll<HTMLElement>('img[src^="blob:"], video')) {
    element.style.visibility = 'hidden';
  }
}

async function expectKept(page: Page, name: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await settled(page);
  await page.evaluate(hideChanging);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, {
    // Playwright would jump to the end of animations that follow the scroll position.
    animations: 'allow',
    // Two runs on one machine give equal pictures. Another processor may round colours differently.
    threshold: 0.05,
  });
}

for (const story of allStories.filter(({ name }) => name !== bigClub.name)) {
  test(`the story "${story.name}" looks as it did`, furtherViews, async ({ browser }) => {
    await emptyProject();
    const toldAt = Date.now();
    const told: Told = await tellStoryAlone(story);
    const shown: Size[] = story.be === 'an admin' ? ['phone', 'desk'] : ['phone'];
    for (const size of shown) {
      const page = await openAs(browser, story, told, toldAt, size);
      if (story.name === approvedCard.name) await cardsTurned(page, 1);
      await expectKept(page, `${story.name}-${size}`);
      for (const [name, show] of Object.entries(furtherPictures[story.name]?.[size] ?? {})) {
        await show(page);
        await expectKept(page, name);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    }
  });
}
