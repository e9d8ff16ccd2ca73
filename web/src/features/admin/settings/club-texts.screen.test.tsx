import { api } from '@fanclub/contract/api';
import { languages } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { press } from '#testing/user-events.ts';
import { form, openSettings, recent, save, t } from './testing/open-settings.ts';

test('the club’s own words are written a language at a time, over those of the site', async () => {
  await openSettings({}, { part: 'site' });
  fakeServer.answer(api.updateSettings, { success: true, waits: false, change: null });
  const faq = form('faq');
  fireEvent.click(faq.getByRole('radio', { name: languages.it.label }));
  const inItalian = i18n.getFixedT('it', 'faq');
  // The Italian texts are loaded when Italian is chosen for the first time.
  await waitFor(() => expect(faq.getAllByText(inItalian('join.question'))).toHaveLength(2));
  const answer = faq.getAllByLabelText<HTMLInputElement>(t('texts.answer'))[0] as HTMLInputElement;
  expect(answer.placeholder).toBe(inItalian('join.answer'));
  expect(faq.getByText(inItalian('join.answer'))).toBeTruthy();
  fireEvent.change(answer, { target: { value: 'Vieni!' } });
  expect(faq.getByText('Vieni!', { selector: 'p' })).toBeTruthy();
  press(save());
  expect(await screen.findByText(t('done.saved'))).toBeTruthy();
  expect(fakeServer.callsOf(api.updateSettings).map(({ body }) => body)).toEqual([
    { version: 'v1', faq_join_answer_it: 'Vieni!' },
  ]);
});

test('a text of the club that was changed is told by what the site says in its place', async () => {
  const changes = [{ field: 'faq_join_answer_it' as const, before: null, after: 'Vieni!' }];
  await openSettings({ recent: [{ ...recent, changes }] });
  const what = i18n.getFixedT('en', 'faq')('join.question');
  const name = t('texts.name', { part: t('texts.answer'), what, language: languages.it.label });
  expect(await screen.findByText(new RegExp(`^${name.replace(/[?]/g, '.')}:`))).toBeTruthy();
});
