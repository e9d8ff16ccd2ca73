import { expect, it } from 'vitest';
import { registerReceipts } from '../../../test/receipts/register-receipts.ts';

// All of it, 20 copies among 300 receipts, is `npm run test:twins`.
it('finds altered copies of receipts among others of the same banks, and accuses no other', async () => {
  const { found, missed, falseAlarms } = await registerReceipts(9, 5, 1);
  expect({ missed, falseAlarms }).toEqual({ missed: [], falseAlarms: [] });
  expect(found).toHaveLength(5);
}, 120_000);
