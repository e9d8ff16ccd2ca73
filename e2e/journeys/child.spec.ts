import { offersRial } from '@fanclub/contract/members/payment';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { furtherViews } from '../support/further-views.ts';
import { texts as allTexts } from '../support/texts.ts';
import { buildVisitor, chooseEuro, field, next, payAndRegister } from '../support/wizard.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const child = { first: 'Mohammadreza', last: 'Hosseinzadeh' };

/** Searches for a country with a text that people use for it, and taps the first result. */
async function tapCountry(page: Page, name: string, typed: string) {
  await field(page, name).fill(typed);
  await page.getByRole('listbox').getByRole('option').first().tap();
}

/** Splits a text into the lines in which the browser shows it. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    const node = element.firstChild as Text;
    const lines = new Map<number, string>();
    for (let at = 0; at < node.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const line = Math.round(range.getBoundingClientRect().top);
      lines.set(line, (lines.get(line) ?? '') + node.data[at]);
    }
    return [...lines.values()].map((line) => line.trim()).filter(Boolean);
  });

for (const [language, details] of [
  ['fa', {}],
  ['it', furtherViews],
] as const) {
  const texts = allTexts[language];
  const title = `a parent writes as people write, and the card is the child's, in ${language}`;
  test(title, details, async ({ page }) => {
    const { email, password } = buildVisitor(`child-${language}`);
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.goto('/register');
    await page.locator('input[name="pack_type"][value="under_14"]').check();
    await next(page, texts);

    await field(page, 'first_name').fill('Sara');
    await field(page, 'last_name').fill('Hosseinzadeh');
    await page.locator('input[name="gender"][value="female"]').check();
    await field(page, 'birth_date').fill('۱۲');
    await field(page, 'birth_date-month').fill('3');
    await field(page, 'birth_date-year').fill('1370');
    await expect(page.getByText(/(1370|۱۳۷۰) = /)).toBeVisible();
    await field(page, 'country_of_birth').fill('UK');
    await field(page, 'country_of_birth').blur();
    await expect(field(page, 'country_of_birth')).toHaveValue('');
    await tapCountry(page, 'country_of_birth', 'UK');
    await expect(field(page, 'country_of_birth')).toHaveValue(/بریتانیا|Regno Unito/);
    await field(page, 'holder_first_name').fill(child.first);
    await field(page, 'holder_last_name').fill(child.last);
    await field(page, 'holder_birth_date').fill(`${new Date().getFullYear() - 9}-06-02`);
    await next(page, texts);

    await tapCountry(page, 'country_of_residency', 'ايران');
    await field(page, 'address_of_residency').fill('Valiasr Street 12, Tehran');
    await field(page, 'postal_code').fill('1234567890');
    await next(page, texts);

    await field(page, 'email').fill(email);
    await field(page, 'phone').fill('۹۱۲ ۱۲۳ ۴۵۶۷');
    await field(page, 'password').fill(password);
    await next(page, texts);

    if (!offersRial(language)) await chooseEuro(page, language);
    await payAndRegister(page, texts);

    const card = page
      .getByRole('group', { name: texts.common.card.label })
      .filter({ visible: true });
    const name = card.getByText(`${child.first} ${child.last}`).first();
    expect(await linesOf(name)).toEqual([child.first, child.last]);

    await page.goto('/profile');
    await expect(page.getByText('+989121234567')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: child.first })).toBeVisible();
  });
}
