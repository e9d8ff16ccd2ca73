import { languageCodes } from '@fanclub/contract/text/languages';
import { buildReaders, type Reader, removeReaders } from '@fanclub/stories/tools/build-readers';
import { suiteDb } from '@fanclub/stories/tools/firebase';
import { mailPatienceMs, mailsTo } from '@fanclub/stories/tools/mailbox';
import { storedFields } from '@fanclub/stories/tools/stored-fields';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/journey.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { openAdminPanel } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';
import { chooseCountry } from '../support/wizard.ts';

/** A country in which no other test's member lives. */
const country = 'BV';
let readers: Reader[] = [];

test.afterAll(() => removeReaders(readers));

test('a message reaches 40 members in their languages, all but the one who wants none', async ({
  openBrowser,
}) => {
  readers = await buildReaders(
    country,
    Array.from({ length: 40 }, (_, place) => ({
      language: languageCodes[place % languageCodes.length],
      no_news: place === 3,
    })),
  );
  const [inPersian, inEnglish, inItalian, silent] = readers as [Reader, Reader, Reader, Reader];
  const { news: fa } = texts.fa;
  const owner = await openBrowser('fa');
  await openAdminPanel(owner);
  await owner.goto('/admin/messages?message=new');
  await chooseCountry(owner, 'country', country);
  await owner.locator('[name="subject_fa"]').fill('دیدار هواداران');
  await owner.locator('[name="body_fa"]').fill('جمعه، ساعت هفت.');
  await owner.getByRole('button', { name: 'English', exact: true }).click();
  await owner.locator('[name="subject_en"]').fill('We watch the derby');
  await owner.locator('[name="body_en"]').fill('Next Friday, at seven.');
  await expectAccessible(owner, 'a message that is being written');
  await owner.getByRole('button', { name: fa.form.save }).click();

  await expect(owner.getByText('۳۹ نفر این پیام را می‌گیرند')).toBeVisible();
  await expectAccessible(owner, 'a draft');
  await owner.getByRole('button', { name: 'ارسال برای ۳۹ نفر' }).click();
  await owner.getByRole('button', { name: fa.send.submit, exact: true }).click();
  await expect(owner.getByText(/از ۳۹ ایمیل رسید/)).toBeVisible();
  await expectAccessible(owner, 'a message that goes out');

  expect((await waitForMail(inPersian.email, 1)).subject).toBe('دیدار هواداران');
  expect((await waitForMail(inItalian.email, 1)).subject).toBe('We watch the derby');
  const mail = await waitForMail(inEnglish.email, 1);
  const reader = await openBrowser('en');
  await reader.goto(linkIn(mail, '/login?leave_news='));
  const { leaveNews } = texts.en.auth;
  const leave = reader.getByRole('button', { name: leaveNews.submit });
  // The local suite responds slowly while it sends the mails to the message's other readers.
  await leave.click({ timeout: mailPatienceMs });
  await expect(reader.getByText(leaveNews.done)).toBeVisible();

  await expect(owner.getByText('۳۹ از ۳۹ ایمیل رسید')).toBeVisible({ timeout: 90_000 });
  expect(await mailsTo(silent.email)).toEqual([]);
  const { docs } = await suiteDb()
    .collection('mail')
    .where('message.template', '==', 'news')
    .where(
      'member_id',
      'in',
      [inPersian, inEnglish, silent].map(({ id }) => id),
    )
    .get();
  expect(docs).toHaveLength(2);
  expect((await storedFields(inEnglish))?.no_news).toBe(true);
});
