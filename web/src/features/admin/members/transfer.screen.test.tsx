import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel, review, t } from '#admin-kit/testing/open-panel.ts';
import { buildAdminMember } from '#testing/build-member.ts';
import { member } from '#testing/texts.ts';

const sara = buildAdminMember({ request_number: 'JOFCI-7KQ2M9XA' });
const valueBeside = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('the details of the transfer stand beside the receipt', async () => {
  const said = { transfer_number: '1402123456', payer_last_four: '4242' };
  await openPanel({ members: [{ ...sara, ...said }] });
  await review('Sara Ahmadi');
  expect(valueBeside(member('fields.transfer_number'))).toBe('1402123456');
  expect(valueBeside(member('fields.payer_last_four'))).toBe('4242');
  expect(valueBeside(t('review:detail.inTheNote'))).toBe('JOFCI-7KQ2M9XA');
});

test('the number that the note may name stands alone if no details were given', async () => {
  await openPanel({ members: [sara], language: 'fa' });
  await review('Sara Ahmadi');
  expect(valueBeside(t('review:detail.inTheNote'))).toBe('JOFCI-7KQ2M9XA');
  expect(screen.queryByText(member('fields.transfer_number'))).toBeNull();
});

test('the number that was on screen before the payment is the one in the note', async () => {
  const shown = 'JOFCI-8LRWNATB';
  await openPanel({ members: [{ ...sara, told_number: shown }] });
  await review('Sara Ahmadi');
  expect(valueBeside(t('review:detail.inTheNote'))).toBe(shown);
  const notice = screen.getByText(/Before paying/).textContent;
  expect(notice).toContain(shown);
});
