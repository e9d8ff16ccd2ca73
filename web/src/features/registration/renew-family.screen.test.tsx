import { api } from '@fanclub/contract/api';
import type { FamilyMember } from '@fanclub/contract/members/family';
import { submissionMaxPeople } from '@fanclub/contract/members/limits';
import { legalVersions } from '@fanclub/contract/registration/consents';
import { languageCodes } from '@fanclub/contract/text/languages';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renewalDraftKey } from '#store/member-draft.ts';
import { approved, buildFamilyMember } from '#testing/build-member.ts';
import { fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { common, errors, member, packText, profile } from '#testing/texts.ts';
import { anImage, field, press, pressWhenReady } from '#testing/user-events.ts';
import { renewingPerson } from './renewal/renewing-person.ts';
import { passportUrl, receiptUrl } from './testing/build-draft.ts';
import { family } from './testing/open-family.ts';
import { memberOfBefore, openRenewal, renewal, season } from './testing/open-renewal.ts';
import { arriveAtPage, t } from './testing/open-wizard.ts';

const born = (age: number) => `${new Date().getFullYear() - age}-04-01`;

/** A daughter who was a member in the previous season, without a club card. */
const aChild = (change: Partial<FamilyMember> = {}) =>
  buildFamilyMember({
    birth_date: born(3),
    request_status: 'approved',
    is_paid: true,
    membership: { ...approved.membership, pack_type: 'under_5' },
    ...change,
  });
const dana = aChild();
const omid = aChild({ id: 'u3', first_name: 'Omid', request_number: 'JOFCI-5HX8T2RD' });

const arrive = () =>
  screen.findByRole('heading', { level: 1, name: renewal('membership.title', { season }) });
const arriveToConfirm = () =>
  screen.findByRole('heading', { level: 1, name: renewal('confirm.title') });
const next = () => press(common('actions.next'));
const renewNow = () => press(renewal('confirm.submit'));
const self = () => renewal('who.self', { name: 'Sara Ahmadi' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const codeField = () => screen.queryByRole('textbox', { name: new RegExp(t('fields.promo_code')) });
const findPerson = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = () => fakeServer.callsOf(api.renewFamily);
const stored = () => JSON.parse(localStorage.getItem(renewalDraftKey) ?? 'null');
const answer = { family: [dana] };

/** Opens the confirm page of a renewal for the member and one child, with all pages filled in. */
const openConfirm = (options: Parameters<typeof openRenewal>[1] = {}) =>
  openRenewal('confirm', {
    member: { family: [dana] },
    ...options,
    draft: { people: [renewingPerson(dana)], ...options.draft },
  });

test.each(languageCodes)(
  'everybody who may renew does, with the package of before: %s',
  async (language) => {
    await openRenewal('membership', { member: { family: [dana, omid] }, language });
    await arrive();
    const who = await findPerson(renewal('who.title'));
    const boxes = who.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]);
    expect((await findPerson('Dana Ahmadi')).getByText(packText('under_5'))).toBeTruthy();
    expect(screen.queryByRole('region', { name: t('confirm.personal') })).toBeNull();
  },
);

test('a family renews with one payment: each with their number, package and amount', async () => {
  fakeServer.answer(api.renewFamily, answer);
  const { arriveAt } = await openRenewal('membership', {
    member: { family: [dana, omid] },
    draft: { people: [renewingPerson(dana)] },
  });
  await arrive();
  fireEvent.click(box('Omid Ahmadi'));
  press(family('edit', { name: 'Dana Ahmadi' }));
  const hers = await findPerson('Dana Ahmadi');
  fireEvent.click(hers.getByRole('radio', { name: /Base/ }));
  press(family('done'), hers);
  next();
  await arriveAtPage('payment');
  expect(codeField()).toBeNull();
  next();
  await arriveToConfirm();
  const changes = await findPerson(renewal('changes.title'));
  expect(changes.getByText('Package (\u2068Dana Ahmadi\u2069)')).toBeTruthy();
  const number = stored().form.request_number;
  renewNow();
  await arriveAt('/profile/u1');
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toMatchObject({
    season,
    receiptUrl,
    expected_total: 5,
    payment_method: 'euro',
    language: 'en',
    legal_consents: { terms: true, privacy: true },
    people: [
      { id: 'u1', pack_type: 'base', request_number: number, expected_total: 5 },
      { id: 'u2', pack_type: 'base', juventus_card: false, expected_total: 5 },
      { id: 'u3', pack_type: 'under_5', passportUrl: null, expected_total: 5 },
    ],
  });
  const numbers = sent()[0]?.body.people.map(({ request_number }) => request_number);
  expect(new Set(numbers).size).toBe(3);
  expect(fakeServer.callsOf(api.renew)).toEqual([]);
  expect(stored()).toBeNull();
  expect(await screen.findByText(profile('family.renewed'))).toBeTruthy();
});

test('the costs of all people are one total', async () => {
  await openRenewal('membership', { member: { family: [dana, omid] } });
  await arrive();
  expect(await screen.findAllByText('€15')).not.toEqual([]);
  fireEvent.click(box('Omid Ahmadi'));
  expect(await screen.findAllByText('€10')).not.toEqual([]);
});

test('a promo code takes nothing off for a family, which reads so', async () => {
  const half = {
    discountType: 'percentage',
    discountRate: 50,
    limited: false,
    hold: null,
  } as const;
  await openRenewal('membership', {
    member: { family: [dana] },
    draft: {
      people: [renewingPerson(dana)],
      juventus_card: true,
      promo: { code: 'HALF', ...half },
    },
  });
  await arrive();
  expect(await screen.findByText(renewal('who.noCode'))).toBeTruthy();
  expect(screen.getAllByText('€25')).not.toEqual([]);
  fireEvent.click(box('Dana Ahmadi'));
  expect(await screen.findAllByText('€17.50')).not.toEqual([]);
  expect(screen.queryByText(renewal('who.noCode'))).toBeNull();
});

test('a member who leaves the family out continues like one without a family', async () => {
  fakeServer.answer(api.renew, memberOfBefore({ season, request_status: 'submitted' }));
  const { arriveAt } = await openConfirm();
  await arriveToConfirm();
  press(t('confirm.changePackage'));
  await arrive();
  fireEvent.click(box('Dana Ahmadi'));
  expect(await findPerson(t('confirm.personal'))).toBeTruthy();
  next();
  await arriveAtPage('payment');
  expect(codeField()).not.toBeNull();
  next();
  await arriveToConfirm();
  renewNow();
  await arriveAt('/profile/u1');
  expect(sent()).toEqual([]);
  expect(fakeServer.callsOf(api.renew)).toHaveLength(1);
});

test('a family is renewed without the member, who has renewed already', async () => {
  fakeServer.answer(api.renewFamily, answer);
  const { arriveAt } = await openConfirm({ member: { family: [dana], season } });
  await arriveToConfirm();
  expect(screen.queryByRole('region', { name: t('confirm.personal') })).toBeNull();
  const number = stored().form.request_number;
  renewNow();
  await arriveAt('/profile/u1');
  expect(sent()[0]?.body.people).toEqual([
    expect.objectContaining({ id: 'u2', request_number: number }),
  ]);
});

test('somebody has to be chosen', async () => {
  await openRenewal('membership', { member: { family: [dana] } });
  await arrive();
  await findPerson(renewal('who.title'));
  fireEvent.click(box(self()));
  fireEvent.click(box('Dana Ahmadi'));
  next();
  expect(await screen.findAllByText(errors('required.people'))).not.toEqual([]);
  expect(document.activeElement).toBe(box(self()));
  fireEvent.click(box('Dana Ahmadi'));
  next();
  await arriveAtPage('payment');
});

const lia = aChild({ first_name: 'Lia', birth_date: born(8) });
test('a child who has grown out of the package is told so, and chooses another one', async () => {
  await openRenewal('membership', { member: { family: [lia] } });
  await arrive();
  const hers = await findPerson('Lia Ahmadi');
  expect(hers.getByText(renewal('who.grown', { pack: packText('under_5'), age: 5 }))).toBeTruthy();
  expect(hers.queryByRole('radio', { checked: true })).toBeNull();
  next();
  expect(await hers.findByText(errors('package_required'))).toBeTruthy();
  fireEvent.click(hers.getByRole('radio', { name: /Under 5/ }));
  expect(await hers.findByText(errors('grown_up'))).toBeTruthy();
  fireEvent.click(hers.getByRole('radio', { name: /Under 14/ }));
  next();
  await arriveAtPage('payment');
});

test('a child who has grown out of the package is told so where only the server knew', async () => {
  fakeServer.answer(
    api.renewFamily,
    refusal('validation_error', { errors: { 'people[1].pack_type': 'not_a_child' } }),
  );
  await openConfirm();
  await arriveToConfirm();
  renewNow();
  await arrive();
  const hers = await findPerson('Dana Ahmadi');
  expect(await hers.findByText(errors('grown_up'))).toBeTruthy();
});

test('an error of the server about the guardian is shown at the guardian’s field', async () => {
  fakeServer.answer(
    api.renewFamily,
    refusal('validation_error', { errors: { 'people[0].pack_type': 'invalid_choice' } }),
  );
  await openConfirm();
  await arriveToConfirm();
  renewNow();
  await arrive();
  const own = await findPerson(renewal('who.own'));
  expect(await own.findByText(errors('invalid_choice'))).toBeTruthy();
});

test('the document of a relative is asked for where there was no card, and sent', async () => {
  fakeServer.answer(api.uploadFile, { file_url: passportUrl });
  fakeServer.answer(api.renewFamily, answer);
  const person = { ...renewingPerson(dana), juventus_card: true };
  const { arriveAt } = await openRenewal('membership', {
    member: { family: [dana] },
    draft: { people: [person] },
  });
  const hers = await findPerson('Dana Ahmadi');
  fireEvent.change(field(family('passport'), hers), { target: { files: [anImage('dana.png')] } });
  await waitFor(() => expect(JSON.stringify(stored())).toContain(passportUrl));
  await pressWhenReady(common('actions.next'));
  await arriveAtPage('payment');
  next();
  await arriveToConfirm();
  expect((await findPerson('Dana Ahmadi')).getByText(member('fields.passport'))).toBeTruthy();
  renewNow();
  await arriveAt('/profile/u1');
  expect(sent()[0]?.body.people[1]).toMatchObject({ juventus_card: true, passportUrl });
});

test('the document of a relative is not needed where there was one', async () => {
  const known = aChild({ membership: { ...approved.membership, juventus_card: true } });
  const person = { ...renewingPerson(known), juventus_card: true };
  await openRenewal('membership', { member: { family: [known] }, draft: { people: [person] } });
  await arrive();
  next();
  await arriveAtPage('payment');
  next();
  await arriveToConfirm();
  expect((await findPerson('Dana Ahmadi')).queryByText(member('fields.passport'))).toBeNull();
});

test('a half-filled renewal is there after a reload, with those who were left out', async () => {
  await openRenewal('membership', { member: { family: [dana, omid] } });
  await arrive();
  await findPerson(renewal('who.title'));
  fireEvent.click(box(self()));
  fireEvent.click(box('Omid Ahmadi'));
  cleanup();
  await openRenewal('membership', { member: { family: [dana, omid] } });
  await arrive();
  await findPerson(renewal('who.title'));
  const names = [self(), 'Dana Ahmadi', 'Omid Ahmadi'];
  expect(names.map((name) => box(name).checked)).toEqual([false, true, false]);
});

test('a half-filled renewal forgets who cannot renew any more', async () => {
  const renewed = { ...omid, season, request_status: 'submitted' } as const;
  await openRenewal('membership', {
    member: { family: [dana, renewed] },
    draft: { people: [renewingPerson(dana), renewingPerson(omid)] },
  });
  await arrive();
  expect(await findPerson('Dana Ahmadi')).toBeTruthy();
  expect(screen.queryByText('Omid Ahmadi')).toBeNull();
});

test('a half-filled renewal whose answer was lost has done its work, and another one begins', async () => {
  const request_number = 'JOFCI-7KQ2M9XD';
  const renewed = { ...dana, season, request_status: 'submitted', request_number } as const;
  await openRenewal('membership', {
    member: { season, request_status: 'submitted', family: [renewed, omid] },
    draft: { request_number, people: [renewingPerson(omid)] },
  });
  await arrive();
  expect(await findPerson('Omid Ahmadi')).toBeTruthy();
  expect(JSON.stringify(stored() ?? '')).not.toContain(request_number);
});

test('an answer that is lost loses nothing: the same numbers are sent again', async () => {
  fakeServer.answer(api.renewFamily, noNetwork);
  const { arriveAt } = await openConfirm();
  await arriveToConfirm();
  renewNow();
  expect(await screen.findByText(renewal('confirm.failedTitle'))).toBeTruthy();
  fakeServer.answer(api.renewFamily, answer);
  renewNow();
  await arriveAt('/profile/u1');
  const numbers = sent().map(({ body }) =>
    JSON.stringify(body.people.map((p) => p.request_number)),
  );
  expect(new Set(numbers).size).toBe(1);
});

test('because another device has renewed them, the page says where they stand', async () => {
  fakeServer.answer(api.renewFamily, refusal('already_renewed'));
  await openConfirm();
  await arriveToConfirm();
  const submitted = { season, request_status: 'submitted' } as const;
  fakeServer.answer(api.me, memberOfBefore({ ...submitted, family: [{ ...dana, ...submitted }] }));
  renewNow();
  expect(await screen.findByText(renewal('stop.waiting.title'))).toBeTruthy();
});

test('no more are chosen than can be sent at once', async () => {
  const many = Array.from({ length: submissionMaxPeople }, (_, i) =>
    aChild({ id: `c${i}`, first_name: `Child${String.fromCharCode(97 + i)}` }),
  );
  await openRenewal('membership', { member: { family: many } });
  await arrive();
  await findPerson(renewal('who.title'));
  const last = box(`Child${String.fromCharCode(96 + submissionMaxPeople)} Ahmadi`);
  expect([last.checked, last.disabled]).toEqual([false, true]);
  fireEvent.click(box(self()));
  expect(last.disabled).toBe(false);
});

test('a document that has changed since is agreed to anew, for all of them', async () => {
  fakeServer.answer(api.renewFamily, answer);
  const agreed_versions = { terms: '2026-11-20', privacy: legalVersions.privacy };
  const { arriveAt } = await openConfirm({ member: { family: [dana], agreed_versions } });
  await arriveToConfirm();
  fireEvent.click(screen.getByRole('checkbox'));
  renewNow();
  await arriveAt('/profile/u1');
  expect(sent()[0]?.body.legal_consents).toEqual({ terms: true, privacy: true });
});

test('pages of the guardian’s data lead back to the beginning, as nothing of them is sent', async () => {
  await openRenewal('personal', { member: { family: [dana] } });
  await arrive();
});
