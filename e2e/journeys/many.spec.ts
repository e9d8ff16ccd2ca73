import { secureText } from '@fanclub/contract/members/password-rules';
import { inTurns } from '@fanclub/stories/tools/in-turns';
import { createStoryTools, type StoryMember } from '@fanclub/stories/tools/story-tools';
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { openApplication, undoButton } from '../support/panel.ts';
import { openAdminPanel } from '../support/sign-in.ts';
import { texts as allTexts } from '../support/texts.ts';

const texts = allTexts.en.review;
const { register, admin } = createStoryTools({ apart: true });

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Applications that resemble nobody's, and the name by which one search finds them all. */
async function family(size: number): Promise<string> {
  const surname = `Zz${secureText(letters, 10)}`;
  const places = Array.from({ length: size }, (_, place) => place);
  await inTurns(places, 4, (place) =>
    register(`${surname.toLowerCase()}-${place}`, {
      first_name: `Nora${letters[place]}`,
      last_name: surname,
      phone: `+39333${secureText('123456789', 7)}`,
      juventus_card: false,
    }),
  );
  return surname;
}

test('twenty that wait are approved together, with fewer keys than one each', async ({
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const page = await openBrowser();
  // First: whoever registers is mailed, which keeps the functions busy.
  await openAdminPanel(page);
  const surname = await family(20);
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  const rows = page.getByRole('row');
  const approved = rows.filter({ hasText: allTexts.en.common.status.approved });

  await page.goto(`/admin?q=${surname}`);
  await expect(rows).toHaveCount(21);
  await press('Shift+X');
  await press('a');
  const title = texts.bulk.approve.title_other.replace('{{count, number}}', '20');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await press('Enter');
  await expect(approved).toHaveCount(20);
  await expect(undoButton(page)).toBeVisible();
  expect(keys).toBeLessThanOrEqual(20);
});

test('two admins on one case: the second sees the first, learns of the decision, and leaves a note', async ({
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const member: StoryMember = await register('one-case');
  const second = await admin('second');
  const [sara, nora] = [await openBrowser('fa'), await openBrowser()];
  await openAdminPanel(sara);
  await openApplication(sara, member);
  await openAdminPanel(nora, second.email);
  await openApplication(nora, member);
  await expect(nora.getByText(texts.detail.looking_one.split('}}')[1] ?? '')).toBeVisible();

  await sara.getByRole('tab').nth(1).click();
  await sara.getByRole('button', { name: allTexts.fa.review.decide.approveEffect }).click();
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
