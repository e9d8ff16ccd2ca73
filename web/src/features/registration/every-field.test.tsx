import type { FormPart } from '@fanclub/contract/members/field-kinds';
import { askedIn } from '@fanclub/contract/members/field-sets';
import { ofEachServiceLink } from '@fanclub/contract/members/payment';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerSettings } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { saveDraft } from './draft/draft-store.ts';
import { pagesOf } from './draft/pages.ts';
import { searchOf } from './draft/use-page.ts';
import { buildDraft } from './testing/build-draft.ts';

const controlOf = (name: string) => document.querySelector(`[name="${name}"]`);

test.each(pagesOf('information'))(
  '%s asks for every field of its part, in their order',
  async (page) => {
    saveDraft(buildDraft({ payment_method: 'euro', euro_payment_method: 'paypal' }));
    await openApp(`/register${searchOf(page)}`, { language: 'en' });
    await screen.findByRole('heading', { level: 1 });
    const names = askedIn(page as FormPart);
    expect(names.length).toBeGreaterThan(1);
    const places = names.map((name) => {
      const control = controlOf(name);
      expect(control, name).not.toBeNull();
      const controls: (Element | null)[] = [...document.querySelectorAll('[name]')];
      return controls.indexOf(control);
    });
    expect(places).toEqual([...places].sort((one, other) => one - other));
  },
);

test('the second step asks for every field of the payment', async () => {
  const links = ofEachServiceLink((service) => `https://pay.example/${service}`);
  answerSettings({ ...links });
  saveDraft(buildDraft({ payment_method: 'euro' }));
  await openApp('/register?step=payment', { language: 'fa' });
  await screen.findByRole('heading', { level: 1 });
  for (const name of askedIn('payment')) expect(controlOf(name), name).not.toBeNull();
});

test('the last step reads everything out again that will be stored', async () => {
  saveDraft(buildDraft({ payment_method: 'euro', euro_payment_method: 'paypal' }));
  await openApp('/register?step=confirm', { language: 'en' });
  await screen.findByRole('heading', { level: 1 });
  const facts = [...document.querySelectorAll('dt')].map((label) => label.textContent);
  for (const label of ['Date of birth', 'Home address', 'Mobile phone', 'Club card', 'Package']) {
    expect(facts).toContain(label);
  }
});
