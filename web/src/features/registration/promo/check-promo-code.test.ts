import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, networkError } from '#api/api-error.ts';
import { validatePromoCode } from '../api/validate-promo-code.ts';
import { checkPromoCode } from './check-promo-code.ts';
import { readPromoRecord } from './promo-database.ts';

vi.mock('../api/validate-promo-code.ts', () => ({ validatePromoCode: vi.fn() }));
vi.mock('./promo-database.ts', () => ({ readPromoRecord: vi.fn() }));

const server = vi.mocked(validatePromoCode);
const database = vi.mocked(readPromoRecord);
const down = new ApiError({ status: 503, code: 'service_busy', message: '' });

beforeEach(() => {
  server.mockReset();
  database.mockReset();
});

describe('a promo code', () => {
  test('is asked of the server in capitals', async () => {
    server.mockResolvedValue({
      valid: true,
      discount_amount: 50,
      discount_type: 'percentage',
      message: '',
    });
    await expect(checkPromoCode(' half ship ')).resolves.toEqual({
      code: 'HALFSHIP',
      discountType: 'percentage',
      discountRate: 50,
    });
    expect(server).toHaveBeenCalledWith('HALFSHIP');
    expect(database).not.toHaveBeenCalled();
  });

  test('that is empty or no code at all is not asked for', async () => {
    await expect(checkPromoCode('  ')).rejects.toMatchObject({ key: 'enter_promo_code' });
    await expect(checkPromoCode('a/b')).rejects.toMatchObject({ key: 'invalid_promo_code' });
    expect(server).not.toHaveBeenCalled();
  });

  test('that the server refuses gives its reason, without a second opinion', async () => {
    server.mockResolvedValue({
      valid: false,
      discount_amount: 0,
      discount_type: null,
      message: 'promo_code_expired',
    });
    await expect(checkPromoCode('OLD')).rejects.toMatchObject({ key: 'promo_code_expired' });
    expect(database).not.toHaveBeenCalled();
  });

  test.each([
    ['the network is down', networkError()],
    ['the server is down', down],
  ])('is looked up in the database when %s', async (_, failure) => {
    server.mockRejectedValue(failure);
    database.mockResolvedValue({ discountRate: 3, discountType: 'fixed' });
    await expect(checkPromoCode('ship3')).resolves.toEqual({
      code: 'SHIP3',
      discountType: 'fixed',
      discountRate: 3,
    });
  });

  test('too many tries are said, not worked around', async () => {
    server.mockRejectedValue(new ApiError({ status: 429, code: 'rate_limited', message: '' }));
    await expect(checkPromoCode('SHIP3')).rejects.toMatchObject({ key: 'rate_limited' });
    expect(database).not.toHaveBeenCalled();
  });

  test('that nobody can check says so', async () => {
    server.mockRejectedValue(networkError());
    database.mockRejectedValue(new Error('offline'));
    await expect(checkPromoCode('SHIP3')).rejects.toMatchObject({
      key: 'promo_code_validation_failed',
    });
  });
});
