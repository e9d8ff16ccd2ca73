import { api } from '@fanclub/contract/api';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { legalVersions } from '@fanclub/contract/registration/consents';
import { languageCodes } from '@fanclub/contract/text/languages';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renewalDraftKey } from '#store/member-draft.ts';
import { accountOwing, approved } from '#testing/build-member.ts';
import { fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, errors, member } from '#testing/texts.ts';
import { field, plain, press } from '#testing/user-events.ts';
import { knownDraft, renewalDraftStore } from './renewal/renewal-draft.ts';
import { passportUrl, receiptUrl } from './testing/build-draft.ts';
import { memberOfBefore, openRenewal, renewal, season } from './testing/open-renewal.ts';
import { arriveAtPage, t } from './testing/open-wizard.ts';

const ownHeadings = ['membership', 'contact', 'confirm'] as const;
const arriveAtOwn = (page: (typeof ownHeadings)[number]) =>
  screen.findByRole('heading', { level: 1, name: renewal(`${page}.title`, { season }) });
const next = () => press(common('actions.next'));
const renewNow = () => press(renewal('confirm.submit'));
const sent = () => fakeServer.callsOf(api.renew);
const renewed = memberOfBefore({ season, request_status: 'submitted', is_paid: false });
const cardBox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(t('fields.juventus_card')) });
const documentField = () => screen.queryByLabelText(t('fields.passportUrl'), { selector: 'input' });
const stored = () => localStorage.getItem(renewalDraftKey);

test.each([
  ['/renew', '?to=renew'],
  ['/renew?promo=HALF', '?to=renew&promo=HALF'],
  ['/family/add', '?to=addFamily'],
])('a visitor logs in, and comes back to %s as it was', async (path, search) => {
  await openApp(path, { language: 'en' });
  await waitFor(() => expect(window.location.replace).toHaveBeenCalledWith(`/en/login${search}`));
});

test('the member’s data are filled in: from the package one goes straight on to the payment', async () => {
  await openRenewal();
  await arriveAtOwn('membership');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Base/ }).checked).toBe(true);
  const details = screen.getByRole('region', { name: t('confirm.personal') });
  expect(within(details).getByText('Sara Ahmadi')).toBeTruthy();
  expect(within(details).queryByText(t('confirm.signIn'))).toBeNull();
  next();
  await arriveAtPage('payment');
  press(common('actions.back'));
  await arriveAtOwn('membership');
});

test('the e-mail is shown, and neither it nor a password is asked for', async () => {
  await openRenewal('contact');
  await arriveAtOwn('contact');
  expect(screen.getByText(/sara@example\.com/)).toBeTruthy();
  expect(field(member('fields.phone')).value).toBe('+393331234567');
  expect(screen.queryByLabelText(member('fields.email'))).toBeNull();
  expect(screen.queryByLabelText(new RegExp(member('fields.password')))).toBeNull();
  press(common('actions.back'));
  await arriveAtPage('residence');
});

test('a missing value is asked for on its page', async () => {
  await openRenewal('membership', { draft: { pack_type: 'under_5', paid_confirm: false } });
  await arriveAtOwn('membership');
  next();
  await arriveAtPage('personal');
  expect(field(member('fields.holder_first_name'))).toBeTruthy();
});

test('a changed value is shown beside the old one, and the shown value is sent', async () => {
  fakeServer.answer(api.renew, renewed);
  const { arriveAt } = await openRenewal('confirm', {
    draft: { phone: '+393330000000', pack_type: 'international' },
  });
  await arriveAtOwn('confirm');
  const changes = within(screen.getByRole('region', { name: renewal('changes.title') }));
  const rows = changes.getAllByRole('definition').map((row) => row.textContent);
  expect(rows).toEqual([
    'Before: BaseNow: International',
    `Before: ${member('yes')}Now: ${member('no')}`,
    expect.stringContaining('+393330000000'),
  ]);
  expect(rows[2]).toContain('+393331234567');
  const number = JSON.parse(stored() ?? '').form.request_number;
  renewNow();
  await arriveAt('/profile/u1');
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toMatchObject({
    season,
    first_name: 'Sara',
    phone: '+393330000000',
    pack_type: 'international',
    juventus_card: false,
    request_number: number,
    receiptUrl,
    expected_total: 5,
    language: 'en',
  });
  expect(sent()[0]?.body).not.toHaveProperty('email');
  expect(sent()[0]?.body).not.toHaveProperty('legal_consents');
  expect(stored()).toBeNull();
});

test.each(languageCodes)('nothing that changes is said to change: %s', async (language) => {
  await openRenewal('confirm', { draft: { juventus_card: true }, language });
  await arriveAtOwn('confirm');
  expect(screen.getByRole('region', { name: renewal('changes.none') })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

describe('what an earlier season has open', () => {
  const ten = { amount: 1000, currency: 'EUR' } as const;
  const rial = { amount: 14_000_000, currency: 'IRR' } as const;
  const earlier = '2025/26';
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /10|۱۰/ });
  const shown = (text: string) => document.body.textContent?.includes(text);

  test.each(languageCodes)(
    'is told on the first page, and one transfer pays both unless the member unticks it: %s',
    async (language) => {
      fakeServer.answer(api.renew, renewed);
      const account = accountOwing(ten);
      const { arriveAt } = await openRenewal('membership', {
        draft: {},
        member: { account },
        language,
      });
      await arriveAtOwn('membership');
      const said = (euro: number) => formatMoney({ amount: euro * 100, currency: 'EUR' }, language);
      const open = member('balance.open', { season: earlier, amount: said(10) });
      expect(shown(open)).toBe(true);
      next();
      await arriveAtPage('payment');
      await waitFor(() => expect(box().checked).toBe(true));
      expect(shown(`= \u2068${said(15)}\u2069`)).toBe(true);
      fireEvent.click(box());
      await waitFor(() => expect(shown(said(15))).toBe(false));
      fireEvent.click(box());
      next();
      await arriveAtOwn('confirm');
      const payment = screen.getByRole('region', { name: t('payment.title') });
      expect(payment.textContent).toContain(said(15));
      renewNow();
      await arriveAt('/profile/u1');
      expect(sent()[0]?.body).toMatchObject({ expected_total: 5 });
      expect(sent()[0]?.body).not.toHaveProperty('with_rest');
    },
  );

  test('has a way to pay of its own if it is in another currency', async () => {
    await openRenewal('payment', { draft: {}, member: { account: accountOwing(rial) } });
    await arriveAtPage('payment');
    const note = await screen.findByRole('note');
    expect(note.textContent).toContain(renewal('rest.alone'));
    expect(screen.queryByRole('checkbox', { name: /14,000,000/ })).toBeNull();
    const details = note.querySelector('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await within(note).findByText('JOFCI-WXYZ2345')).toBeTruthy();
    expect(note.textContent).toContain('6037 9912 3456 7890');
  });

  test('is added in rial to a payment in rial', async () => {
    const draft = { payment_method: 'rial', euro_payment_method: '' } as const;
    const options = { draft, member: { account: accountOwing(rial) }, language: 'fa' } as const;
    await openRenewal('payment', options);
    await arriveAtPage('payment');
    const both = plain(formatMoney({ amount: 19_000_000, currency: 'IRR' }, 'fa'));
    expect(await screen.findAllByText(both)).not.toHaveLength(0);
  });
});

describe('a document with the club card', () => {
  test('is not needed again for the same name', async () => {
    fakeServer.answer(api.renew, renewed);
    const { arriveAt } = await openRenewal('membership', { draft: { passportUrl } });
    await arriveAtOwn('membership');
    fireEvent.click(cardBox());
    expect(await screen.findByText(renewal('documentKnown'))).toBeTruthy();
    expect(documentField()).toBeNull();
    next();
    await arriveAtPage('payment');
    next();
    await arriveAtOwn('confirm');
    renewNow();
    await arriveAt('/profile/u1');
    expect(sent()[0]?.body).toMatchObject({ juventus_card: true, passportUrl: null });
  });

  const noCard = { membership: { ...approved.membership, juventus_card: false } };
  test.each([
    ['for another name', { draft: { last_name: 'Rossi', juventus_card: true } }],
    ['where there was no card', { draft: { juventus_card: true }, member: noCard }],
  ])('is needed %s', async (_, options) => {
    await openRenewal('membership', options);
    await arriveAtOwn('membership');
    await waitFor(() => expect(documentField()).not.toBeNull());
    next();
    await waitFor(() => expect(screen.getAllByText(errors('id_card_required'))).not.toEqual([]));
  });
});

describe('consents', () => {
  const agreed_versions = { terms: '2026-11-20', privacy: legalVersions.privacy };
  const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /terms of use/i });

  test.each(languageCodes)(
    'are asked for a changed document alone, and say what changed: %s',
    async (language) => {
      await openRenewal('confirm', { draft: {}, member: { agreed_versions }, language });
      await arriveAtOwn('confirm');
      expect(screen.getAllByRole('checkbox')).toHaveLength(1);
      expect(
        screen.getByText(renewal('consents.changes.terms.2026-11-22'), { exact: false }),
      ).toBeTruthy();
    },
  );

  test('consents that are due are required, and sent', async () => {
    fakeServer.answer(api.renew, renewed);
    const { arriveAt } = await openRenewal('confirm', { draft: {}, member: { agreed_versions } });
    await arriveAtOwn('confirm');
    renewNow();
    await waitFor(() => expect(document.activeElement).toBe(terms()));
    expect(sent()).toEqual([]);
    fireEvent.click(terms());
    renewNow();
    await arriveAt('/profile/u1');
    expect(sent()[0]?.body.legal_consents).toEqual({ terms: true, privacy: true });
  });
});

describe('sent more than once', () => {
  test('an answer that is lost loses nothing: the same number is sent again', async () => {
    fakeServer.answer(api.renew, noNetwork);
    const { arriveAt } = await openRenewal('confirm', { draft: {} });
    await arriveAtOwn('confirm');
    renewNow();
    expect(await screen.findByText(renewal('confirm.failedTitle'))).toBeTruthy();
    expect(screen.getByText(renewal('confirm.kept'), { exact: false })).toBeTruthy();
    fakeServer.answer(api.renew, renewed);
    renewNow();
    await arriveAt('/profile/u1');
    expect(new Set(sent().map(({ body }) => body.request_number)).size).toBe(1);
  });

  test('one that has arrived although its answer was lost has done with its draft', async () => {
    const request_number = 'JOFCI-7KQ2M9XD';
    const { router } = await openRenewal('membership', {
      draft: { request_number },
      member: { season, request_status: 'submitted', request_number },
    });
    expect(await screen.findByText(renewal('stop.waiting.title'))).toBeTruthy();
    await waitFor(() => expect(stored()).toBeNull());
    expect(router.state.location.pathname).toBe('/renew');
  });
});

describe('refused', () => {
  test('because the season has changed, keeps the form and shows the one that is current', async () => {
    fakeServer.answer(api.renew, refusal('season_changed'));
    await openRenewal('confirm', { draft: { phone: '+393330000000' } });
    await arriveAtOwn('confirm');
    renewNow();
    expect(await screen.findByText(errors('season_changed'), { exact: false })).toBeTruthy();
    expect(JSON.parse(stored() ?? '').form.phone).toBe('+393330000000');
    await waitFor(() => expect(fakeServer.callsOf(api.settings).length).toBeGreaterThan(1));
  });

  test('because another device has renewed, says so', async () => {
    fakeServer.answer(api.renew, refusal('already_renewed'));
    await openRenewal('confirm', { draft: {} });
    await arriveAtOwn('confirm');
    fakeServer.answer(api.me, renewed);
    renewNow();
    expect(await screen.findByText(renewal('stop.waiting.title'))).toBeTruthy();
  });

  test('an error at a field leads to its page', async () => {
    fakeServer.answer(
      api.renew,
      refusal('validation_error', { errors: { phone: 'mobile_invalid' } }),
    );
    await openRenewal('confirm', { draft: {} });
    await arriveAtOwn('confirm');
    renewNow();
    await arriveAtOwn('contact');
  });
});

describe('whoever cannot renew is told why, with the way to the profile', () => {
  const closed = { enforce_deadline: true, deadline_passed: true };
  test.each([
    ['member', { season, membership: { ...memberOfBefore().membership, season } }, {}],
    ['waiting', { season, request_status: 'submitted' }, {}],
    ['waiting', { request_status: 'submitted' }, {}],
    ['rejected', { season, request_status: 'rejected' }, {}],
    ['noMembership', { membership: null, request_status: 'rejected' }, {}],
    ['closed', {}, closed],
    ['member', {}, { season: '2026/27' }],
  ] as const)('%s', async (stop, change, settings) => {
    const { arriveAt } = await openRenewal('membership', {
      member: change as Parameters<typeof memberOfBefore>[0],
      settings,
    });
    const shown = await screen.findByText(
      renewal(`stop.${stop}.title`, {
        season: settings && 'season' in settings ? '2026/27' : season,
      }),
    );
    expect(shown).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: t('tracking.toProfile') }));
    await arriveAt('/profile/u1');
  });

  test('but not who had sent a receipt in time', async () => {
    await openRenewal('membership', { draft: {}, settings: closed });
    await arriveAtOwn('membership');
  });
});

test('a half-filled renewal opens where it was left, for its member alone', async () => {
  const before = memberOfBefore();
  const typed = { ...knownDraft(before), first_name: 'Nora' };
  renewalDraftStore({ ...before, id: 'u2' }).save(typed);
  await openRenewal();
  await arriveAtOwn('membership');
  expect(screen.queryByText(t('resume.text'))).toBeNull();
  expect(screen.queryByText(/Nora/)).toBeNull();
  expect(stored()).toBeNull();
  cleanup();
  renewalDraftStore(before).save(typed);
  await openRenewal();
  await arriveAtOwn('membership');
  expect(screen.getByText(t('resume.text'))).toBeTruthy();
  expect(screen.getAllByText(/Nora/)).not.toEqual([]);
});
