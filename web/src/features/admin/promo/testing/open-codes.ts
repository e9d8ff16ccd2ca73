import { api } from '@fanclub/contract/api';
import type { PromoCode } from '@fanclub/contract/promo/promo-code';
import { fireEvent, screen, within } from '@testing-library/react';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common } from '#testing/texts.ts';

export const t = i18n.getFixedT(null, 'promo');

export const buildCode = (change: Partial<PromoCode> = {}): PromoCode => ({
  code: 'HALFSHIP',
  state: 'usable',
  discountType: 'percentage',
  discountRate: 50,
  expiresAt: null,
  maxUses: 10,
  usedCount: 4,
  held: 1,
  left: 6,
  disabled: false,
  packTypes: null,
  email: null,
  sentences: {},
  malformed_fields: [],
  ...change,
});

/** Renders the section of promo codes. The fake server lists these codes. */
export async function openCodes(codes: PromoCode[] = [buildCode()], search = '') {
  fakeServer.answerByDefault(api.listPromoCodes, { promo_codes: codes, next_cursor: null });
  openGate(Date.now());
  const app = await openApp(`/admin/codes${search}`, { as: 'admin', language: 'en' });
  await screen.findByRole('heading', { level: 1, name: common('titles.adminCodes') });
  return app;
}

/** Returns the request bodies that were sent to this route, in the order of the calls. */
export const sent = <R extends 'createPromoCode' | 'updatePromoCode' | 'importPromoCodes'>(
  name: R,
) => fakeServer.callsOf(api[name]).map(({ body }) => body);

/** Chooses an action from a code's menu. */
export async function choose(action: string, code = 'HALFSHIP') {
  fireEvent.click(await screen.findByRole('button', { name: t('actions.menu', { code }) }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const dialog = async () => within(await screen.findByRole('dialog'));
