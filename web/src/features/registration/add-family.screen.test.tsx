import { api } from '@fanclub/contract/api';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import { legalVersions } from '@fanclub/contract/registration/consents';
import { languageCodes } from '@fanclub/contract/text/languages';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { familyDraftKey } from '#store/member-draft.ts';
import { buildFamilyMember } from '#testing/build-member.ts';
import { fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { common, errors, member } from '#testing/texts.ts';
import { anImage, field, fill, findDialog, press, saidAt } from '#testing/user-events.ts';
import { passportUrl, receiptUrl } from './testing/build-draft.ts';
import { aDaughter, family, openFamily } from './testing/open-family.ts';
import { arriveAtPage, t } from './testing/open-wizard.ts';

const next = () => press(common('actions.next'));
const sendNow = () => press(family('add.submit'));
const sent = () => fakeServer.callsOf(api.addFamily);
const keys = () => sent().map(({ headers }) => headers.get('idempotency-key'));
const arrive = () => screen.findByRole('heading', { level: 1, name: family('add.title') });
const arriveToConfirm = () =>
  screen.findByRole('heading', { level: 1, name: family('add.confirm') });
const findPerson = async (name: string) => within(await screen.findByRole('region', { name }));
const stored = () => localStorage.getItem(familyDraftKey);
const answer = { family: [buildFamilyMember()] };

/** Fills in the personal fields of one person. */
function fillIn(person: ReturnType<typeof within>, name: string, born: string): void {
  fill(member('fields.first_name'), name, person);
  fill(member('fields.last_name'), 'Ahmadi', person);
  fireEvent.click(person.getByRole('radio', { name: member('choices.gender.female') }));
  fill(member('fields.country_of_birth'), 'Iran', person);
  fill(member('date.day'), born, person);
}

test('two children are registered with one payment, each with a number of their own', async () => {
  fakeServer.answer(api.addFamily, { family: [buildFamilyMember(), buildFamilyMember()] });
  const { arriveAt } = await openFamily('membership', {
    draft: { people: [aDaughter()], shown: { total: 25, rate: null } },
  });
  await arrive();
  press(family('another'));
  const second = await findPerson(t('people.unnamed', { place: 2 }));
  fillIn(second, 'Omid', '1985-05-23');
  fireEvent.click(second.getByRole('radio', { name: /International/ }));
  press(family('done'), await findPerson('Omid Ahmadi'));
  const edit = await screen.findByRole('button', { name: family('edit', { name: 'Omid Ahmadi' }) });
  await waitFor(() => expect(document.activeElement).toBe(edit));
  next();
  await arriveAtPage('payment');
  expect(screen.queryByLabelText(t('fields.promo_code'))).toBeNull();
  expect(screen.getAllByText('€25')).not.toHaveLength(0);
  next();
  await arriveToConfirm();
  expect(screen.queryByRole('region', { name: t('confirm.personal') })).toBeNull();
  const number = JSON.parse(stored() ?? '').form.request_number;
  sendNow();
  await arriveAt('/profile/u1');
  const { body } = sent()[0] ?? {};
  expect(body).toMatchObject({
    receiptUrl,
    payment_method: 'euro',
    euro_payment_method: 'paypal',
    language: 'en',
    expected_total: 25,
    people: [
      { first_name: 'Dana', pack_type: 'under_5', request_number: number, expected_total: 5 },
      {
        first_name: 'Omid',
        birth_date: '1985-05-23',
        pack_type: 'international',
        expected_total: 20,
      },
    ],
  });
  expect(body?.people[1]?.request_number).not.toBe(number);
  expect(body).not.toHaveProperty('legal_consents');
  expect(stored()).toBeNull();
  expect(
    await screen.findByText(/We have your application/, {
      selector: '[role=status] *, [role=status]',
    }),
  ).toBeTruthy();
});

test('a missing value is asked for with the name of its person', async () => {
  await openFamily('membership', {
    draft: { people: [aDaughter({ birth_date: '', pack_type: '' })] },
  });
  await arrive();
  next();
  expect(await screen.findByText(common('form.summaryTitle', { count: 2 }))).toBeTruthy();
  const day = field(member('date.day'));
  await waitFor(() => expect(document.activeElement).toBe(day));
  expect(saidAt(day)).toContain(errors('required.birth_date'));
});

test('somebody too old for the package of a child is told at the birth date, whose form opens', async () => {
  const old = aDaughter({ first_name: 'Lia', birth_date: '1990-05-23' });
  await openFamily('membership', { draft: { people: [aDaughter(), old] } });
  const lia = await findPerson('Lia Ahmadi');
  expect(screen.queryByRole('button', { name: family('edit', { name: 'Lia Ahmadi' }) })).toBeNull();
  next();
  await waitFor(() =>
    expect(saidAt(field(member('date.day'), lia))).toContain(errors('not_a_child')),
  );
  const link = t('people.field', {
    field: member('fields.birth_date'),
    who: '\u2068Lia Ahmadi\u2069',
  });
  expect(screen.getByRole('button', { name: `${link}: ${errors('not_a_child')}` })).toBeTruthy();
});

test('the club card asks for a document of their own, which is sent at once', async () => {
  fakeServer.answer(api.uploadFile, { file_url: passportUrl });
  fakeServer.answer(api.addFamily, answer);
  await openFamily('membership', {
    draft: { people: [aDaughter({ pack_type: '', juventus_card: true })] },
  });
  const dana = await findPerson('Dana Ahmadi');
  fireEvent.click(dana.getByRole('radio', { name: /Base/ }));
  press(family('done'), dana);
  const picture = field(family('passport'), dana);
  await waitFor(() => expect(document.activeElement).toBe(picture));
  fireEvent.change(picture, { target: { files: [anImage('dana.png')] } });
  await waitFor(() => expect(stored()).toContain(passportUrl));
  next();
  await arriveAtPage('payment');
  next();
  await arriveToConfirm();
  sendNow();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body.people[0]).toMatchObject({ juventus_card: true, passportUrl });
});

test('a call without network is sent again under the same key, also after a reload', async () => {
  fakeServer.answer(api.addFamily, noNetwork);
  await openFamily('confirm', { draft: {} });
  await arriveToConfirm();
  sendNow();
  expect(await screen.findByText(family('add.failedTitle'))).toBeTruthy();
  const before = keys().length;
  cleanup();
  fakeServer.answer(api.addFamily, answer);
  const { arriveAt } = await openFamily('confirm');
  await arriveToConfirm();
  sendNow();
  await arriveAt('/profile/u1');
  expect(keys().length).toBe(before + 1);
  expect(new Set(keys()).size).toBe(1);
});

test('an error of the server is shown at the field, and the form stays', async () => {
  fakeServer.answer(
    api.addFamily,
    refusal('validation_error', { errors: { 'people[1].birth_date': 'not_a_child' } }),
  );
  const omid = aDaughter({ first_name: 'Omid' });
  await openFamily('confirm', { draft: { people: [aDaughter(), omid] } });
  await arriveToConfirm();
  sendNow();
  await arrive();
  const person = await findPerson('Omid Ahmadi');
  const day = field(member('date.day'), person);
  await waitFor(() => expect(saidAt(day)).toContain(errors('not_a_child')));
  expect(field(member('fields.first_name'), person).value).toBe('Omid');
  expect(stored()).toContain('Omid');
});

test('a document that the server lost is sent once more', async () => {
  fakeServer.answer(api.uploadFile, { file_url: passportUrl });
  const card = { pack_type: 'base', juventus_card: true, passportUrl: '' } as const;
  await openFamily('membership', { draft: { people: [aDaughter(card)] } });
  const picture = field(family('passport'), await findPerson('Dana Ahmadi'));
  fireEvent.change(picture, { target: { files: [anImage('dana.png')] } });
  await waitFor(() => expect(stored()).toContain(passportUrl));
  const newUrl = `/api/files/${'n'.repeat(32)}`;
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  let isLost = true;
  fakeServer.answer(api.addFamily, () => {
    if (!isLost) return answer;
    isLost = false;
    return refusal('validation_error', {
      errors: { 'people[0].passportUrl': 'upload_not_found' },
    });
  });
  next();
  await arriveAtPage('payment');
  next();
  await arriveToConfirm();
  sendNow();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body.people[0]?.passportUrl).toBe(newUrl);
});

test('a sent form whose response was lost begins anew', async () => {
  await openFamily('membership', {
    draft: { request_number: 'JOFCI-4HX8T2RC' },
    member: { family: [buildFamilyMember()] },
  });
  expect(await findPerson(t('people.unnamed', { place: 1 }))).toBeTruthy();
  expect(stored() ?? '').not.toContain('JOFCI-4HX8T2RC');
});

test('a person is taken out after a question, and the amount with them', async () => {
  const omid = aDaughter({ first_name: 'Omid', pack_type: 'international' });
  await openFamily('membership', { draft: { people: [omid, aDaughter()] } });
  await arrive();
  press(family('remove', { name: 'Omid Ahmadi' }));
  press(
    common('actions.remove'),
    await findDialog(family('removeTitle', { name: '\u2068Omid Ahmadi\u2069' })),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Omid Ahmadi' })).toBeNull());
  expect(screen.getByRole('region', { name: 'Dana Ahmadi' })).toBeTruthy();
  // The only person cannot be removed, because this form registers at least one.
  expect(
    screen.queryByRole('button', { name: family('remove', { name: 'Dana Ahmadi' }) }),
  ).toBeNull();
  expect(screen.getAllByText('€5')).not.toHaveLength(0);
});

test('the membership card beside the form has the name of the last person', async () => {
  await openFamily('membership', {
    draft: { people: [aDaughter(), aDaughter({ first_name: 'Omid' })] },
  });
  const card = await screen.findByRole('group', { name: common('card.label') });
  expect(card.textContent).toContain('Omid Ahmadi');
});

test('a document that has changed since is agreed to anew', async () => {
  fakeServer.answer(api.addFamily, answer);
  const agreed_versions = { terms: '2026-11-20', privacy: legalVersions.privacy };
  const { arriveAt } = await openFamily('confirm', { draft: {}, member: { agreed_versions } });
  await arriveToConfirm();
  fireEvent.click(screen.getByRole('checkbox'));
  sendNow();
  await arriveAt('/profile/u1');
  expect(sent()[0]?.body.legal_consents).toEqual({ terms: true, privacy: true });
});

const ten = Array.from({ length: 10 }, (_, place) => buildFamilyMember({ id: `c${place}` }));

test.each<['rejected' | 'full', Partial<OwnProfile>]>([
  ['rejected', { request_status: 'rejected', membership: null }],
  ['full', { family: ten }],
])('a member who cannot register anybody reads why: %s', async (stop, change) => {
  await openFamily('membership', { member: change });
  expect(await screen.findByText(family(`stop.${stop}.title`))).toBeTruthy();
});

test('after a deadline that is held nobody is registered', async () => {
  await openFamily('membership', { settings: { enforce_deadline: true, deadline_passed: true } });
  expect(await screen.findByText(family('stop.closed.title'))).toBeTruthy();
});

test.each(languageCodes)('the form is there in every language: %s', async (language) => {
  await openFamily('membership', { language });
  await arrive();
  expect(await findPerson(t('people.unnamed', { place: 1 }))).toBeTruthy();
});
