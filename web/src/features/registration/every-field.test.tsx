import { api } from '@fanclub/contract/api';
import { askedIn } from '@fanclub/contract/members/field-sets';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { expect, test } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { saveDraft } from './draft/draft-store.ts';
import { buildDraft } from './testing/build-draft.ts';

const controlOf = (name: string) => document.querySelector(`[name="${name}"]`);

test('the first step asks for every field of its parts, in their order', async () => {
  await openApp('/register');
  const names = askedIn('personal', 'residence', 'contact', 'membership');
  const places = names.map((name) => {
    const control = controlOf(name);
    expect(control, name).not.toBeNull();
    const controls: (Element | null)[] = [...document.querySelectorAll('[name]')];
    return controls.indexOf(control);
  });
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('the second step asks for every field of the payment', async () => {
  const payment_links = { revolut: 'https://pay.example/r', paypal: 'https://pay.example/p' };
  fakeServer.answer(api.settings, { ...defaultPublicSettings, payment_links });
  saveDraft(buildDraft({ payment_method: 'euro' }));
  await openApp('/register?step=payment', { language: 'en' });
  for (const name of askedIn('payment')) expect(controlOf(name), name).not.toBeNull();
});

test('the last step reads everything out again that will be stored', async () => {
  saveDraft(buildDraft({ payment_method: 'euro', euro_payment_method: 'paypal' }));
  await openApp('/register?step=confirm', { language: 'en' });
  const facts = [...document.querySelectorAll('dt')].map((label) => label.textContent);
  for (const label of ['Date of birth', 'Home address', 'Mobile phone', 'Club card', 'Package']) {
    expect(facts).toContain(label);
  }
});
