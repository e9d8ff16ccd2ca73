import { clubToday } from '@fanclub/contract/club/club-day';
import { storedFields } from '@fanclub/stories/tools/stored-fields';
import type { Page } from '@playwright/test';
import { settled } from './accessible.ts';
import type { Members } from './profile-screens.ts';
import type { View } from './screens.ts';
import { texts } from './texts.ts';

const columns = 'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung';

/** Returns the current day as German banks write it. */
export const bankDay = () => clubToday().split('-').toReversed().join('.');

/** Returns a bank statement with these lines, in the form that a file input takes. */
export const bankFile = (lines: readonly string[]) => ({
  name: 'statement.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([columns, ...lines].join('\r\n')),
});

/**
 * Returns lines of a bank statement: transfers of members with their request numbers, one of a stranger, and lines
 * that went out, move nothing or have an impossible date.
 */
async function linesOf({ waiting, unpaid, approved }: Members): Promise<string[]> {
  const day = bankDay();
  const rows = await Promise.all(
    [waiting, unpaid, approved].map(async ({ id, name, requestNumber }, i) => {
      const total = Number((await storedFields({ id }))?.total_price);
      const euro = (total - (i === 1 ? 0.5 : 0)).toFixed(2).replace('.', ',');
      return `${day};${name.toUpperCase()};Tessera ${requestNumber};${euro};EUR`;
    }),
  );
  return [
    ...rows,
    `${day};سارا رضایی;عضویت فصل جدید ۱۴۰۵;1.234,56;EUR`,
    `${day};Stadtwerke;Abschlag;-80,00;EUR`,
    `${day};Bank;Abschluss;0,00;EUR`,
    '31.11.2026;Li Wei;Beitrag;20,00;EUR',
  ];
}

/**
 * Imports a bank statement on the page about money. Calls `look` when the columns of the file are shown, and when
 * members are suggested for the lines.
 */
export async function visitStatements(
  page: Page,
  { language }: View,
  members: Members,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const { statements: t } = texts[language];
  const file = page.getByLabel(t.file.label);
  await file.waitFor({ state: 'attached' });
  await file.setInputFiles(bankFile(await linesOf(members)));
  await page.getByRole('button', { name: t.format.change }).click();
  await look('statement-file');
  const submit = new RegExp(t.preview.import_other.replace('{{count, number}}', '[5۵]'));
  await page.getByRole('button', { name: submit }).click();
  // The list may already contain lines of an earlier import, so this waits for a line of the file imported now.
  const listed = page.getByRole('list', { name: t.list.label, exact: true });
  await listed.getByText(members.approved.requestNumber).first().waitFor();
  await settled(page);
  // The button that confirms all certain matches floats over the list and covers a line, except at the end of the page.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(releaseTopBars);
  await look('statements');
}

/** Lets the bars at the top scroll with the page, because they could cover half a button of a page that is scrolled. */
function releaseTopBars() {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, top } = getComputedStyle(element);
    if (['sticky', 'fixed'].includes(position) && top !== 'auto') element.style.position = 'static';
  }
}
