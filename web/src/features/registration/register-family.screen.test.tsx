import { api } from '@fanclub/contract/api';
import { submissionMaxPeople } from '@fanclub/contract/members/limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildFamilyMember } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { common, errors, member, packText } from '#testing/texts.ts';
import { field, fill, press, pressWhenReady, saidAt } from '#testing/user-events.ts';
import { loadDraft } from './draft/draft-store.ts';
import { aDaughter, family } from './testing/open-family.ts';
import { arriveAtPage, openWizard, t } from './testing/open-wizard.ts';
import { registered } from './testing/registered-answer.ts';

const next = () => press(common('actions.next'));
const registerNow = () => press(t('confirm.register'));
const sent = () => fakeServer.callsOf(api.register);
const findPerson = async (name: string) => within(await screen.findByRole('region', { name }));
const inEuro = { payment_method: 'euro', euro_payment_method: 'paypal' } as const;

test('a person who registers alone finds one line, and sends no family', async () => {
  fakeServer.answer(api.register, registered);
  await openWizard('membership', { draft: inEuro, language: 'en' });
  expect(screen.getByRole('button', { name: t('people.also') })).toBeTruthy();
  expect(screen.queryByRole('region', { name: /family/i })).toBeNull();
  next();
  await arriveAtPage('personal');
  next();
  await arriveAtPage('residence');
  next();
  await arriveAtPage('contact');
  next();
  await arriveAtPage('payment');
  next();
  await arriveAtPage('confirm');
  registerNow();
  await arriveAtPage('tracking');
  expect(sent()[0]?.body).not.toHaveProperty('family');
});

test('a child that is registered along is in the total, on the last page and in what is sent', async () => {
  fakeServer.answer(api.register, { ...registered, family: [buildFamilyMember()] });
  await openWizard('membership', { draft: { ...inEuro, shown: null }, language: 'en' });
  press(t('people.also'));
  const child = await findPerson(t('people.unnamed', { place: 1 }));
  const heading = child.getByRole('heading', { level: 3 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  fill(member('fields.first_name'), 'Dana', child);
  fill(member('fields.last_name'), 'Ahmadi', child);
  fireEvent.click(child.getByRole('radio', { name: member('choices.gender.female') }));
  fill(member('fields.country_of_birth'), 'Iran', child);
  fill(member('date.day'), `${new Date().getFullYear() - 3}-04-01`, child);
  fireEvent.click(child.getByRole('radio', { name: new RegExp(packText('under_5')) }));
  expect(field(member('fields.first_name'), child).autocomplete).toBe('off');
  expect(child.getByText(packText('under_5'))).toBeTruthy();
  press(family('done'), child);
  await screen.findByRole('button', { name: family('edit', { name: 'Dana Ahmadi' }) });
  expect(screen.getAllByText('€10')).not.toHaveLength(0);
  next();
  await arriveAtPage('personal');
  expect(loadDraft()?.draft.people[0]?.first_name).toBe('Dana');
  next();
  await arriveAtPage('residence');
  next();
  await arriveAtPage('contact');
  next();
  await arriveAtPage('payment');
  next();
  await arriveAtPage('confirm');
  expect(await findPerson('Dana Ahmadi')).toBeTruthy();
  registerNow();
  await arriveAtPage('tracking');
  expect(sent()[0]?.body).toMatchObject({
    expected_total: 10,
    request_number: expect.stringMatching(/^JOFCI-/),
    family: [{ first_name: 'Dana', pack_type: 'under_5', expected_total: 5, passportUrl: null }],
  });
  expect(screen.getByText('JOFCI-4HX8T2RC')).toBeTruthy();
  expect(screen.getByText('Dana Ahmadi')).toBeTruthy();
});

test('rial is the sum of what each application costs', async () => {
  fakeServer.answer(api.register, registered);
  await openWizard('confirm', {
    draft: { people: [aDaughter()], shown: { total: 10, rate: 1_234_567 } },
  });
  registerNow();
  await arriveAtPage('tracking');
  // Each application of 5 euro is 6,172,835 rial and is rounded separately to 6,172,800. Rounding only the sum would
  // give 12,345,700.
  expect(sent()[0]?.body).toMatchObject({
    expected_rial: 12_345_600,
    family: [{ expected_rial: 6_172_800 }],
  });
});

test('an error of the server about a child is shown at the child', async () => {
  fakeServer.answer(
    api.register,
    refusal('validation_error', { errors: { 'family[0].first_name': 'latin_only' } }),
  );
  await openWizard('confirm', { draft: { ...inEuro, people: [aDaughter()] }, language: 'en' });
  registerNow();
  await arriveAtPage('membership');
  const name = field(member('fields.first_name'), await findPerson('Dana Ahmadi'));
  await waitFor(() => expect(saidAt(name)).toContain(errors('latin_only')));
});

test('the form takes no more people than one request can have', async () => {
  const most = submissionMaxPeople - 1;
  const people = Array.from({ length: most }, () => aDaughter());
  await openWizard('membership', { draft: { people }, language: 'en' });
  expect(await screen.findByText(family('most', { most }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: family('another') })).toBeNull();
});

test('a child that was added can be taken out again', async () => {
  await openWizard('membership', { draft: { people: [aDaughter()] }, language: 'en' });
  await pressWhenReady(family('remove', { name: 'Dana Ahmadi' }));
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', {
      name: common('actions.remove'),
    }),
  );
  expect(await screen.findByRole('button', { name: t('people.also') })).toBeTruthy();
  expect(loadDraft()?.draft.people).toEqual([]);
});
