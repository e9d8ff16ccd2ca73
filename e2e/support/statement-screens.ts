import { suiteDb } from '@fanclub/stories/tools/firebase';
import type { Page } from '@playwright/test';
import type { Members } from './profile-screens.ts';
import type { View } from './screens.ts';
import { texts } from './texts.ts';

/** A bank's file: transfers of members with their numbers, one of nobody's, and what is no transfer. */
async function statementOf({ waiting, unpaid, approved }: Members): Promise<string> {
  const rows = await Promise.all(
    [waiting, unpaid, approved].map(async ({ id, name, requestNumber }, i) => {
      const total = Number((await suiteDb().doc(`members/${id}`).get()).get('total_price'));
      const euro = (total - (i === 1 ? 0.5 : 0)).toFixed(2).replace('.', ',');
      return `20.11.2026;${name.toUpperCase()};Tessera ${requestNumber};${euro};EUR`;
    }),
  );
  return [
    'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung',
    ...rows,
    '20.11.2026;سارا رضایی;عضویت فصل جدید ۱۴۰۵;1.234,56;EUR',
    '20.11.2026;Stadtwerke;Abschlag;-80,00;EUR',
    '20.11.2026;Bank;Abschluss;0,00;EUR',
    '31.11.2026;Li Wei;Beitrag;20,00;EUR',
  ].join('\r\n');
}

/** Brings a statement to the money room: how it is read, and whose its lines may be. */
export async function visitStatements(
  page: Page,
  { language }: View,
  members: Members,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const { statements: t } = texts[language];
  const file = page.getByLabel(t.file.label);
  await file.waitFor({ state: 'attached' });
  const buffer = Buffer.from(await statementOf(members));
  await file.setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: t.profile.change }).click();
  await look('statement-file');
  const submit = new RegExp(t.preview.import_other.replace('{{count, number}}', '[4۴]'));
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('checkbox').first().waitFor();
  await look('statements');
}
