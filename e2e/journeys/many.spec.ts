import { listUsers } from '@fanclub/contract/admin/routes';
import { secureText } from '@fanclub/contract/members/password-rules';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { mapConcurrently } from '@fanclub/stories/tools/map-concurrently';
import { createStoryTools, type StoryMember } from '@fanclub/stories/tools/story-tools';
import { expect, type Page } from '@playwright/test';
import { furtherViews } from '../support/further-views.ts';
import { test } from '../support/journey.ts';
import { approve, openApplication, undoButton } from '../support/panel.ts';
import { openAdminPanel } from '../support/sign-in.ts';
import { texts as allTexts } from '../support/texts.ts';

const texts = allTexts.en.review;
const { register, admin } = createStoryTools({ apart: true });

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Vowels beside others are one letter for the comparison of names. */
const consonants = 'bcdfghklmnpqrstvwxz';
/**
 * Registers applications with one random surname, so that a search for it finds exactly these applications. Returns the
 * surname. No two applicants seem to be the same person. With `withCards`, every third applicant wants a club card, so
 * an admin must look at the applicant's identity document.
 */
async function family(size: number, { withCards = false } = {}): Promise<string> {
  const surname = `Zz${secureText(letters, 10)}`;
  const places = Array.from({ length: size }, (_, place) => place);
  await mapConcurrently(places, 4, (place) => {
    const hasCard = withCards && place % 3 === 0;
    const number = `${consonants[Math.floor(place / 19)]}${consonants[place % 19]}`;
    return register(`${surname.toLowerCase()}-${place}`, {
      first_name: `${hasCard ? 'Carla' : 'Nora'}${number}`,
      last_name: surname,
      phone: `+39333${secureText('123456789', 7)}`,
      juventus_card: hasCard,
    });
  });
  return surname;
}

/** Returns a function that presses a key, and one that returns how many keys were pressed. */
function keyboardOf({ keyboard }: Page) {
  let count = 0;
  const press = async (key: string) => {
    count++;
    await keyboard.press(key);
  };
  return { press, pressed: () => count };
}

test('twenty that wait are approved together, with fewer keys than one each', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  // The panel opens first, because registrations send mails and keep the functions busy.
  await openAdminPanel(page);
  const surname = await family(20);
  const { press, pressed } = keyboardOf(page);
  const rows = page.getByRole('row');
  const approved = rows.filter({ hasText: allTexts.en.common.status.approved });

  await page.goto(`/admin?q=${surname}`);
  await expect(rows).toHaveCount(21);
  await press('Shift+X');
  await press('a');
  const title = texts.bulk.approve.title_other.replace('{{count, number}}', '20');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await press('Enter');
  // One response covers all 20 applications.
  await expect(approved).toHaveCount(20);
  await expect(undoButton(page)).toBeVisible();
  expect(pressed()).toBeLessThanOrEqual(20);
});

test(
  'fifty that wait are approved one by one, with at most two keys each',
  furtherViews,
  async ({ openBrowser }) => {
    test.setTimeout(300_000);
    const { token } = await admin('evening');
    const page = await openBrowser('fa');
    await openAdminPanel(page);
    const surname = await family(50, { withCards: true });
    const { press, pressed } = keyboardOf(page);
    const open = page.getByRole('heading', { level: 2 }).filter({ hasText: surname });
    const identity = page.getByRole('tab').nth(1);
    const { approveEffect } = allTexts.fa.review.decide;
    const approves = page.getByRole('button', { name: approveEffect });
    const undoOf = (name: string) =>
      page.getByText(allTexts.fa.review.undo.approve.replace('{{name}}', name));

    await page.goto(`/admin?q=${surname}`);
    // Waits for the list, which is slow while the mails to all these applicants are sent.
    await expect(page.getByRole('row')).toHaveCount(51);
    await press('j');
    // The panel handles keys only once the notes are loaded.
    await page.locator('#member-notes').waitFor();
    for (let decided = 0; decided < 50; decided++) {
      const name = (await open.textContent()) ?? '';
      await press('a');
      if (name.startsWith('Carla')) {
        await expect(identity).toHaveAttribute('aria-selected', 'true');
        // The next key press approves only after the document has loaded.
        await expect(approves).toBeVisible();
        await press('a');
      }
      await expect(undoOf(name)).toBeVisible();
      if (decided < 49) await expect(open).not.toHaveText(name);
    }

    expect(pressed()).toBeLessThanOrEqual(100);
    const { users } = await callOrThrow(listUsers, { query: { q: surname, limit: '50' }, token });
    expect(users.map(({ request_status }) => request_status)).toEqual(Array(50).fill('approved'));
  },
);

test('two admins on one case: the second learns of the decision of the first, and leaves a note', async ({
  openBrowser,
}) => {
  const member: StoryMember = await register('one-case');
  const second = await admin('second');
  const [sara, nora] = [await openBrowser('fa'), await openBrowser()];
  await openAdminPanel(sara);
  await openApplication(sara, member);
  await openAdminPanel(nora, second.email);
  await openApplication(nora, member);

  await approve(sara, 'fa');
  await expect(sara.getByText(allTexts.fa.review.undo.submit.split('(')[0] ?? '')).toBeVisible();
  await nora.keyboard.press('r');
  const asked = nora.getByRole('dialog');
  await asked.getByRole('button', { name: texts.reject.submit, exact: true }).click();
  await expect(nora.getByText(texts.detail.changed.split('{{')[0] ?? '')).toBeVisible();

  await nora.keyboard.press('n');
  const notes = nora.getByRole('region', { name: texts.notes.title });
  await notes.getByRole('textbox').fill('Paid from the sister’s account.');
  await notes.getByRole('button', { name: texts.notes.save }).click();
  await expect(notes.getByText(second.email)).toBeVisible();
  await openApplication(sara, member);
  await expect(sara.getByText('Paid from the sister’s account.')).toBeVisible();
  await expect(sara.getByText(second.email).first()).toBeVisible();
});
