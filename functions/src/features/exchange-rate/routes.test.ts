import { changeClub, ibanOnly, putFactsBack } from '@fanclub/contract/testing/change-club';
import { afterEach, expect, it } from 'vitest';
import { exchangeRateHandlers } from './routes.ts';

afterEach(putFactsBack);

it('a club that takes no rial has no rate', async () => {
  changeClub(ibanOnly);
  await expect(exchangeRateHandlers.exchangeRate({} as never)).rejects.toMatchObject({
    code: 'not_found',
  });
});
