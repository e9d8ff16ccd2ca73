import type { Sheet } from '@fanclub/contract/read-file/sheet';
import { languageCodes } from '@fanclub/contract/text/languages';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { renderApp } from '#testing/render-app.tsx';
import { savedFiles } from '#testing/saved-files.ts';
import { press } from '#testing/user-events.ts';
import AnonymousCopy from './anonymous-copy.tsx';
import OpenedQuestions from './opened-questions.tsx';

const downloads = savedFiles();
const t = i18n.getFixedT(null, 'bring-file');

test.each(languageCodes)(
  'it says what a file lost, and what to bring instead: %s',
  async (language) => {
    const shown = { language, namespaces: ['bring-file'] };
    const sheet: Sheet = { format: 'csv', encoding: 'utf-8', rows: [] };
    await renderApp(
      <OpenedQuestions opened={{ state: 'read', sheet, damaged: [2, 5] }} onAnswer={vi.fn()} />,
      shown,
    );
    expect(screen.getByRole('alert').textContent).toMatch(/[2۲].*[5۵].*UTF-8/);
    await renderApp(
      <OpenedQuestions opened={{ state: 'refused', why: 'qif' }} onAnswer={vi.fn()} />,
      shown,
    );
    expect(screen.getByText(t('why.qif')).textContent).toMatch(/CSV.*MT940/);
  },
);

test('of several sheets one is chosen', async () => {
  const onAnswer = vi.fn();
  await renderApp(
    <OpenedQuestions opened={{ state: 'sheets', names: ['May', 'June'] }} onAnswer={onAnswer} />,
    { language: 'en', namespaces: ['bring-file'] },
  );
  press('June');
  expect(onAnswer).toHaveBeenCalledWith({ sheet: 'June' });
});

test('an anonymous copy is shown before it is saved, with its headings alone as they were', async () => {
  const rows = [['Name', 'Amount'], ...Array.from({ length: 24 }, () => ['Annabella', '1035,00'])];
  const sheet: Sheet = { format: 'csv', encoding: 'utf-8', rows };
  await renderApp(<AnonymousCopy sheet={sheet} headings={0} />, {
    language: 'en',
    namespaces: ['bring-file'],
  });
  press(t('anonymous.open'));
  const dialog = within(await screen.findByRole('dialog'));
  const shown = dialog.getByText(/^Name,Amount/).textContent;
  expect(shown).not.toMatch(/Annabella|1035/);
  expect(dialog.getByText(t('anonymous.more', { count: 5 }))).toBeTruthy();
  press(t('anonymous.save'), dialog);
  await vi.waitFor(() => expect(downloads.saved).toEqual(['anonymous.csv']));
  expect(await downloads.files[0]?.text()).toContain(shown);
});
