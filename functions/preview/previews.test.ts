import { mailKinds } from '@fanclub/contract/mail/mail-kinds';
import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, it } from 'vitest';
import { mailsPage } from './mails-page.ts';
import { renderPreviews } from './previews.ts';

const previews = await renderPreviews();

it.each(mailKinds)('the page of mails shows %s in every language, as HTML and as text', (kind) => {
  for (const language of languageCodes) {
    const shown = previews.filter((each) => each.kind === kind && each.language === language);
    expect(shown.length).toBeGreaterThan(0);
    for (const { html, text, subject } of shown) {
      for (const part of [html, text, subject]) expect(part).not.toBe('');
    }
  }
});

it('the page of mails has a place of its own for each', () => {
  expect(new Set(previews.map(({ id }) => id)).size).toBe(previews.length);
  const page = mailsPage(previews, 'light');
  for (const { id } of previews) {
    expect(page.split(`src="/mail/${id}?`).length - 1, id).toBe(2);
  }
});

it('the page of mails shows text as text', () => {
  const [first] = previews;
  if (!first) throw new Error('there is no mail');
  const page = mailsPage([{ ...first, text: '<b>bold</b> & more' }], 'light');
  expect(page).toContain('&lt;b&gt;bold&lt;/b&gt; &amp; more');
});
