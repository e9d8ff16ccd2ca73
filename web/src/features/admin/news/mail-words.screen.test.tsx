import { api } from '@fanclub/contract/api';
import type { RewordedMail } from '@fanclub/contract/mail/words-routes';
import { type LanguageCode, languageCodes, perLanguage } from '@fanclub/contract/text/languages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { errors, news as t } from '#testing/texts.ts';
import { field, fill, letThingsHappen, press, pressWhenReady } from '#testing/user-events.ts';

const words = {
  subject: 'You’re a member: {request_number}',
  preview: 'Welcome!',
  heading: 'Welcome',
  body: 'We approved it.',
  action: 'My profile',
};
const inLanguage = { original: words, words: null };
const approval = (change: Partial<RewordedMail> = {}): RewordedMail => ({
  kind: 'application_approved',
  version: 0,
  languages: perLanguage(() => inLanguage),
  ...change,
});

async function openList(mails: RewordedMail[], language: LanguageCode) {
  fakeServer.answer(api.listMailWords, () => ({ mails }));
  openGate(Date.now());
  await openApp('/admin/messages?view=mails', { as: 'admin', language });
}

async function openWords(mail: RewordedMail, language: LanguageCode = 'en') {
  const mails = [mail];
  await openList(mails, language);
  const kind = i18n.t('mails.kinds.application_approved', { ns: 'admin' });
  await pressWhenReady(new RegExp(kind));
  return mails;
}

test.each(languageCodes)(
  'the product’s own mails are reworded beside their preview: %s',
  async (language) => {
    const mails = await openWords(approval(), language);
    const preview = screen.getByRole('region', { name: t('preview.label') });
    expect(preview.textContent).toContain('JOFCI-');
    fill(new RegExp(i18n.t('parts.heading', { ns: 'history' })), 'Ciao {first_name}');
    expect(preview.textContent).toContain('Ciao Sara');
    fakeServer.answer(api.rewordMail, ({ body }) => {
      const changed = { original: words, words: body.words };
      mails[0] = approval({
        version: body.version + 1,
        languages: { ...approval().languages, [language]: changed },
      });
      return { mail: mails[0], waits: false };
    });
    press(t('words.save'));
    await pressWhenReady(t('words.original'));
    expect(fakeServer.callsOf(api.rewordMail).map(({ body }) => body)).toEqual([
      { version: 0, language, words: { ...words, heading: 'Ciao {first_name}' } },
      { version: 1, language, words: null },
    ]);
    const heading = new RegExp(i18n.t('parts.heading', { ns: 'history' }));
    await waitFor(() => expect(field(heading).value).toBe(words.heading));
  },
);

test('the list marks a reworded mail with the languages in which it differs', async () => {
  const reworded = { original: words, words };
  const inItalian = approval({ languages: { ...approval().languages, it: reworded } });
  await openList([approval({ kind: 'application_rejected' }), inItalian], 'en');
  const list = await screen.findByRole('list', { name: t('views.mails') });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.includes('Changed'))).toEqual([false, true]);
  expect(rows[1]?.textContent).toContain(t('words.changed', { languages: 'Italiano' }));
});

test('a mail is not saved with a placeholder that is wrong or gone', async () => {
  await openWords(approval());
  fill(new RegExp(i18n.t('parts.subject', { ns: 'history' })), 'You’re in');
  fill(new RegExp(i18n.t('parts.heading', { ns: 'history' })), 'Ciao {name}');
  press(t('words.save'));
  expect(await screen.findByText(errors('placeholder_missing'))).toBeTruthy();
  expect(screen.getByText(errors('unknown_placeholder'))).toBeTruthy();
  expect(fakeServer.callsOf(api.rewordMail)).toEqual([]);
});

test('words that were not saved, or not restored, are reported once', async () => {
  const reworded = { original: words, words };
  await openWords(approval({ languages: { ...approval().languages, en: reworded } }));
  fakeServer.answer(api.rewordMail, refusal('service_busy'));
  press(t('words.original'));
  expect(await screen.findAllByText(errors('service_busy'))).toHaveLength(1);
  fakeServer.answer(api.rewordMail, refusal('settings_changed'));
  fill(new RegExp(i18n.t('parts.heading', { ns: 'history' })), 'Ciao {first_name}');
  await pressWhenReady(t('words.save'));
  await screen.findAllByText(errors('settings_changed'));
  await letThingsHappen();
  expect(screen.getAllByText(errors('settings_changed'))).toHaveLength(1);
});
