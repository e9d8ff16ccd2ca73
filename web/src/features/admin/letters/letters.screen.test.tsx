import { api } from '@fanclub/contract/api';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { languageCodes } from '@fanclub/contract/text/languages';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { t } from '#admin-kit/testing/open-panel.ts';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { press, pressWhenReady } from '#testing/user-events.ts';

const letter: RouteResponse<typeof api.listLetters>['letters'][number] = {
  id: 'letter1',
  kind: 'application_approved',
  written_at: '2026-11-20T10:00:00.000Z',
  language: 'it',
  recipient: {
    name: 'Sara Rossi',
    request_number: 'JOFCI-7KQ2M9XA',
    address: 'Via Roma 12, Torino',
    postal_code: '10121',
    country: 'IT',
  },
  heading: 'Benvenuta',
  greeting: 'Ciao Sara,',
  facts: [{ label: 'Importo', value: '€ 20' }],
  paragraphs: ['La tua domanda è approvata.'],
  items: [],
  quote: null,
  notes: [],
  sign_off: 'A presto',
  contact: { email: 'club@example.test', phone: '+39 011 000000' },
};

async function openLetters(language: (typeof languageCodes)[number] = 'en') {
  const waiting = [letter];
  let shown = waiting;
  fakeServer.answer(api.listLetters, () => ({
    letters: shown,
    total: shown.length,
    next_cursor: null,
  }));
  fakeServer.answer(api.markLetters, ({ body }) => {
    shown = body.printed ? [] : waiting;
    return { changed: body.ids.length };
  });
  openGate(Date.now());
  await openApp('/admin/letters', { as: 'admin', language, role: 'reviewer' });
}

test.each(languageCodes)(
  'a letter is in its reader’s language, with the address: %s',
  async (language) => {
    await openLetters(language);
    const list = await screen.findByRole('list', { name: t('letters.lead') });
    const sheet = within(list).getByRole('listitem');
    expect(sheet.getAttribute('lang')).toBe('it');
    for (const text of [
      'Sara Rossi',
      'Via Roma 12, Torino',
      'ITALY',
      'La tua domanda è approvata.',
    ]) {
      expect(within(sheet).getByText(text)).toBeTruthy();
    }
    const print = vi.fn();
    vi.stubGlobal('print', print);
    press(t('letters.print'));
    expect(print).toHaveBeenCalledOnce();
  },
);

test('printed letters leave the list, and one press brings them back', async () => {
  await openLetters();
  await pressWhenReady(t('letters.done', { count: 1 }));
  expect(await screen.findByText(t('letters.none'))).toBeTruthy();
  expect(screen.getByText(t('letters.off', { count: 1 }))).toBeTruthy();
  press(t('letters.undo'));
  expect(await screen.findByText('Sara Rossi')).toBeTruthy();
  expect(screen.queryByText(t('letters.off', { count: 1 }))).toBeNull();
  expect(fakeServer.callsOf(api.markLetters).map(({ body }) => body.printed)).toEqual([
    true,
    false,
  ]);
});
