import { suiteDb } from '@fanclub/stories/tools/firebase';
import type { Page } from '@playwright/test';
import { bankDay, bankFile } from './bank-file.ts';
import type { Members } from './profile-screens.ts';
import type { View } from './screens.ts';
import { texts } from './texts.ts';

/**
 * Lines of a bank statement: members' transfers with their numbers, one from a stranger, and lines that are
 * no payment.
 */
async function linesOf({ waiting, unpaid, approved }: Members): Promise<string[]> {
  const day = bankDay();
  const rows = await Promise.all(
    [waiting, unpaid, approved].map(async ({ id, name, requestNumber }, i) => {
      const total = Number((await suiteDb().doc(`members/${id}`).get()).get('total_price'));
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

/** Imports a statement on the money page, and looks at its columns and at the suggested matches. */
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
  await page.getByRole('button', { name: t.profile.change }).click();
  await look('statement-file');
  const submit = new RegExp(t.preview.import_other.replace('{{count, number}}', '[4۴]'));
  await page.getByRole('button', { name: submit }).click();
  // Lines of earlier files may be listed already, and these lines make the list longer.
  const listed = page.getByRole('list', { name: t.list.label, exact: true });
  await listed.getByText(members.approved.requestNumber).first().waitFor();
  // The button for all lines floats over the list; at the end of the list it covers none.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await look('statements');
}
