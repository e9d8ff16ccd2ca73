import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { buildAdminMember } from '#testing/build-member.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Sums } from './sums.tsx';

const t = i18n.getFixedT('en', 'money');

async function sumsOf(changes: Partial<AdminMember>) {
  const member = buildAdminMember({ payment_method: 'euro', total_price: 20, ...changes });
  const { unmount } = await renderApp(<Sums member={member} />, {
    language: 'en',
    namespaces: ['money'],
  });
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  unmount();
  return Object.fromEntries(labels.map((label, at) => [label, values[at]]));
}

it('a repayment for a rejected application is not counted as missing as well', async () => {
  const rejected = { request_status: 'rejected', received: { EUR: 500, IRR: 0 } } as const;
  expect(await sumsOf(rejected)).toEqual({
    [t('sums.due')]: '€20',
    [t('sums.received')]: '€5',
    [t('sums.owed')]: '€5',
  });
});

it('the sums say what is missing, or what was paid too much', async () => {
  expect(await sumsOf({ received: { EUR: 500, IRR: 0 } })).toMatchObject({
    [t('sums.missing')]: '€15',
  });
  expect(await sumsOf({ received: { EUR: 2500, IRR: 0 } })).toEqual({
    [t('sums.due')]: '€20',
    [t('sums.received')]: '€25',
    [t('sums.tooMuch')]: '€5',
  });
});

it('the sums say that nothing is missing once everything was received', async () => {
  expect(await sumsOf({ received: { EUR: 2000, IRR: 0 } })).toEqual({
    [t('sums.due')]: '€20',
    [t('sums.received')]: '€20',
  });
});

it('the sums say that the due amount is unknown, and that nothing was received', async () => {
  const inRial = { payment_method: 'rial', rial_amount: null, received: null } as const;
  expect(await sumsOf(inRial)).toEqual({
    [t('sums.due')]: t('sums.unknown'),
    [t('sums.received')]: '€0',
  });
});
