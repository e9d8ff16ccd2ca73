import { readFile } from 'node:fs/promises';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Page } from '@playwright/test';
import { texts } from './texts.ts';

/** Exports a list for Excel with the button `name`; returns its rows of cells, as a spreadsheet shows them. */
export async function saveRows(
  page: Page,
  language: LanguageCode,
  name = texts[language].admin.export.open,
): Promise<string[][]> {
  const { export: words } = texts[language].admin;
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await dialog.getByRole('button', { name: words.download }).click();
  const text = await readFile(await (await downloading).path(), 'utf16le');
  if (!text.startsWith('\uFEFF')) throw new Error('Excel would not take it for Unicode');
  return text.slice(1).trimEnd().split('\r\n').map(cellsOf);
}

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|\t)(?:"((?:[^"]|"")*)"|([^\t]*))/g)].map(
    ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
  );
