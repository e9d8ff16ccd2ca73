import { api } from '@fanclub/contract/api';
import { club } from '@fanclub/contract/club/club';
import { changePackage, putFactsBack } from '@fanclub/contract/testing/change-club';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { approved, buildFamilyMember } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { common, packText } from '#testing/texts.ts';
import { press } from '#testing/user-events.ts';
import { aDaughter, family, openFamily } from './testing/open-family.ts';
import { openRenewal, renewal, season } from './testing/open-renewal.ts';
import { arriveAtPage, openWizard, t } from './testing/open-wizard.ts';
import { registered } from './testing/registered-answer.ts';

beforeEach(() => changePackage('base', { family: true }));
afterEach(putFactsBack);

const inEuro = { payment_method: 'euro', euro_payment_method: 'paypal' } as const;
const next = () => press(common('actions.next'));
const child = (change = {}) => aDaughter({ pack_type: 'base', ...change });
const shared = (people: number) => t('cart.shared', { name: packText('base'), count: people });
const stopped = () =>
  screen.findByText(t('nothingToPay', { email: `\u2066${club.contact.email}\u2069` }));

test.each(languageCodes)('the order names the package of a family once: %s', async (language) => {
  const people = [child(), child({ first_name: 'Omid' }), child({ pack_type: 'under_5' })];
  await openWizard('confirm', { draft: { ...inEuro, people, shown: null }, language });
  const [line] = await screen.findAllByText(shared(3));
  const row = within(line?.parentElement as HTMLElement);
  expect(row.getByText(/5|۵/)).toBeTruthy();
  expect(screen.queryByText('Omid Ahmadi', { selector: 'dt bdi' })).toBeNull();
});

test('what each person is shown adds up to the price, and each sends a share', async () => {
  fakeServer.answer(api.register, { ...registered, family: [] });
  const people = [child(), child({ first_name: 'Omid' })];
  await openWizard('confirm', { draft: { ...inEuro, people }, language: 'en' });
  press(t('confirm.register'));
  await arriveAtPage('tracking');
  expect(fakeServer.callsOf(api.register)[0]?.body).toMatchObject({
    expected_total: 5,
    family: [{ expected_total: 1.67 }, { expected_total: 1.66 }],
  });
});

test('the cards say that the price is one for all', async () => {
  await openWizard('membership', { draft: inEuro, language: 'en' });
  expect(screen.getByText(new RegExp(t('packages.shared')))).toBeTruthy();
});

test('whoever joins a family that has the package sees no price, and why the form does not go on', async () => {
  const draft = { people: [child()] };
  await openFamily('membership', { draft, member: { ...approved, pack_type: 'base' } });
  await screen.findByRole('heading', { level: 1, name: family('add.title') });
  press(family('edit', { name: 'Dana Ahmadi' }));
  expect(screen.getByText(new RegExp(t('packages.had')))).toBeTruthy();
  next();
  expect(await stopped()).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /International/ }));
  next();
  await arriveAtPage('payment');
});

test('a family that had the package in the season before pays its price again', async () => {
  const dana = buildFamilyMember({
    birth_date: `${new Date().getFullYear() - 3}-04-01`,
    request_status: 'approved',
    membership: { ...approved.membership, pack_type: 'base' },
  });
  await openRenewal('membership', { member: { pack_type: 'base', family: [dana] } });
  await screen.findByRole('heading', { level: 1, name: renewal('membership.title', { season }) });
  expect(screen.getAllByText(shared(2))).not.toHaveLength(0);
  expect(screen.queryByText(new RegExp(t('packages.had')))).toBeNull();
});
