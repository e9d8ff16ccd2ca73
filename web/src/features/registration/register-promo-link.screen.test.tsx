import { api } from '@fanclub/contract/api';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { formatEuro } from '@fanclub/contract/text/format';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { fakeServer, noNetwork } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { errors, member } from '#testing/texts.ts';
import { field, saidAt } from '#testing/user-events.ts';
import { loadDraft, saveDraft } from './draft/draft-store.ts';
import type { AppliedPromo, RegistrationDraft } from './draft/registration-draft.ts';
import { buildDraft } from './testing/build-draft.ts';
import { type Checked, half, refused, withCard } from './testing/checked-promo.ts';
import { openWizard, t } from './testing/open-wizard.ts';

const inEuro = {
  ...withCard,
  payment_method: 'euro',
  euro_payment_method: 'revolut',
} as const;
const kept: AppliedPromo = {
  code: 'PAID',
  discountType: 'percentage',
  discountRate: 50,
  limited: false,
  hold: null,
};

/** Opens a link with a promo code on a device that has stored this draft. */
async function follow(code: string, draft?: Partial<RegistrationDraft>) {
  fakeServer.answerByDefault(api.settings, defaultPublicSettings);
  fakeServer.answerByDefault(api.checkUserExists, { exists: false });
  fakeServer.answerByDefault(api.removeFile, { success: true });
  if (draft) saveDraft(buildDraft(draft));
  const app = await openApp(`/register?promo=${code}`, { language: 'en' });
  await screen.findByRole('heading', { level: 1 });
  return app;
}
const asked = () => fakeServer.callsOf(api.validatePromoCode).map(({ body }) => body);
const keptDraft = () => loadDraft()?.draft;
const total = () =>
  screen
    .getAllByText(member('amounts.total_price'))
    .map((label) => label.nextElementSibling?.textContent);
const promoField = () => field(new RegExp(t('fields.promo_code')));

test('a link’s code is checked and in the price from the first page on, and the address forgets it', async () => {
  fakeServer.answer(api.validatePromoCode, { ...half, sentences: { en: 'Happy Nowruz' } });
  const { router } = await follow('halfship', inEuro);
  expect(await screen.findByText(/brings the promo code .*HALFSHIP.*: Happy Nowruz/)).toBeTruthy();
  expect(total()).toContain(formatEuro(17.5, 'en'));
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(keptDraft()?.promo?.code).toBe('HALFSHIP'));
});

test('a link’s code that is no good is said on the first page, and tried no more', async () => {
  fakeServer.answer(api.validatePromoCode, refused('promo_code_expired'));
  await follow('OLD');
  expect(await screen.findByText(new RegExp(errors('promo_code_expired')))).toBeTruthy();
  await waitFor(() => expect(keptDraft()).toMatchObject({ promo: null, promo_link: '' }));
});

test.each([
  ['that nobody can check now', noNetwork],
  ['that is for an address not typed yet', refused('promo_code_other_email')],
])('a link’s code %s waits for the payment page', async (_, answer) => {
  fakeServer.answer(api.validatePromoCode, answer as Checked);
  if (answer === noNetwork) fakeFirestore.goDown();
  await follow('LATER');
  await waitFor(() => expect(asked()).toHaveLength(1));
  await waitFor(() => expect(keptDraft()?.promo_link).toBe('LATER'));
});

test('a waiting code is applied on the payment page, with package and address', async () => {
  fakeServer.answer(api.validatePromoCode, { ...half, for_email: true });
  const draft = { ...inEuro, promo_link: 'MINE', email: 'Sara@example.com' };
  await openWizard('payment', { draft, language: 'en' });
  expect(await screen.findByText('MINE')).toBeTruthy();
  expect(asked().at(-1)).toEqual({ code: 'MINE', pack_type: 'base', email: 'sara@example.com' });
  await waitFor(() => expect(keptDraft()?.promo?.email).toBe('sara@example.com'));
});

test('a waiting code that turns out no good stands in its field, with what is wrong', async () => {
  fakeServer.answer(api.validatePromoCode, refused('promo_code_other_email'));
  await openWizard('payment', { draft: { ...inEuro, promo_link: 'MINE' }, language: 'en' });
  await waitFor(() => expect(saidAt(promoField())).toContain(errors('promo_code_other_email')));
  expect(promoField().value).toBe('MINE');
});

test('a code that somebody has paid by stays, whatever link they follow', async () => {
  await follow('OTHER', { ...inEuro, paid_confirm: true, promo: kept });
  await waitFor(() => expect(keptDraft()?.promo?.code).toBe('PAID'));
  expect(asked()).toEqual([]);
});

test('a code of other packages takes nothing off, and says so, until the package is one of its own', async () => {
  const promo = { ...kept, packTypes: ['under_5'] as const };
  fakeServer.answer(api.validatePromoCode, noNetwork);
  fakeFirestore.goDown();
  await openWizard('payment', { draft: { ...inEuro, promo }, language: 'en' });
  expect(await screen.findByText(errors('promo_code_other_package'))).toBeTruthy();
  expect(total()).toContain(formatEuro(20, 'en'));
});
