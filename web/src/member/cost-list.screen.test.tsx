import { formatEuro } from '@fanclub/contract/text/format';
import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, test } from 'vitest';
import { buildProfile } from '#testing/build-member.ts';
import { renderApp } from '#testing/render-app.tsx';
import { CostList } from './cost-list.tsx';

test.each(languageCodes)(
  'a discount lowers the sum of the lines to the total: %s',
  async (language) => {
    const profile = buildProfile({
      base_amount: 20,
      juventus_card: true,
      juventus_card_cost: 10,
      shipping_cost: 5,
      shipping_discount: 2.5,
      total_price: 32.5,
      rial_amount: null,
    });
    const { container } = await renderApp(<CostList profile={profile} />, {
      language,
      namespaces: ['member'],
    });
    const amounts = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(amounts).toEqual([20, 10, 5, -2.5, 32.5].map((amount) => formatEuro(amount, language)));
  },
);
