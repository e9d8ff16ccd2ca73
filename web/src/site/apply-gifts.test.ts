import { expect, it } from 'vitest';
import { applyGifts } from './apply-gifts.ts';

it('shows a gift with the packages that bring one, and a dash with the others', () => {
  const page = document.createElement('main');
  page.innerHTML = `
    <i data-gift="base" hidden></i><b data-no-gift="base"></b>
    <i data-gift="under_14"></i><b data-no-gift="under_14" hidden></b>`;
  applyGifts(page, ['international', 'base']);
  const shown = [...page.querySelectorAll<HTMLElement>('i, b')].filter(({ hidden }) => !hidden);
  expect(shown.map(({ dataset }) => dataset.gift ?? `no ${dataset.noGift}`)).toEqual([
    'base',
    'no under_14',
  ]);
});
