import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { renderApp } from '#testing/render-app.tsx';
import { PaymentChip } from './chips.tsx';

test.each([
  [{ isPaid: true, hasReceipt: true }, 'paid'],
  [{ isPaid: false, hasReceipt: true }, 'receiptAttached'],
  [{ isPaid: false, hasReceipt: false }, 'pending'],
] as const)('the chip of a payment with %j says "%s"', async (payment, key) => {
  await renderApp(<PaymentChip {...payment} />, { language: 'en' });
  expect(screen.getByText(i18n.t(`status.${key}`))).toBeTruthy();
});
