import { api } from '@fanclub/contract/api';
import { addressLimits, exemptLimits } from '@fanclub/contract/http/limits';
import type { Request } from 'express';
import { expect, it, vi } from 'vitest';
import { newContext, now, originOf, rowsInMemory, serve } from '../../test/limited-route.ts';
import { limitAddress } from './limit-address.ts';
import { isRateLimitExempt } from './rate-limit-exemption.ts';

const receiptUrl = `/api/files/${'r'.repeat(32)}`;
const inAnHour = { toMillis: () => now.getTime() + 3_600_000 };
const anHourAgo = { toMillis: () => now.getTime() - 3_600_000 };

/**
 * Returns a call that registers from a network address whose limit is used up. `receipt` is the row of the receipt,
 * null if the receipt is not stored.
 */
async function register(
  receipt: Record<string, unknown> | null,
  headers: object = { 'idempotency-key': 'k-1234567890123456' },
) {
  const context = newContext();
  const rows = receipt ? { [`uploads/${receiptUrl.slice('/api/files/'.length)}`]: receipt } : {};
  context.db = rowsInMemory(rows);
  const ask = await serve('register', context);
  for (let i = 0; i < addressLimits.register.count; i++) {
    limitAddress(context, api.register, originOf(context));
  }
  return () => ask({ body: { receiptUrl }, headers });
}

const lying = { file_type: 'receipt', state: 'stored', expires_at: inAnHour };

it.each([
  ['with a live receipt', lying],
  ['that repeats one whose receipt is taken', { ...lying, expires_at: null }],
])('a registration over the limit %s is heard', async (_, receipt) => {
  expect((await (await register(receipt))()).code).toBe('validation_error');
});

it.each([
  ['whose receipt is unknown', null],
  ['whose receipt ran out', { ...lying, expires_at: anHourAgo }],
  ['whose receipt is half stored', { ...lying, state: 'storing' }],
  ['with a passport for a receipt', { ...lying, file_type: 'passport' }],
])('a registration over the limit %s is refused', async (_, receipt) => {
  expect((await (await register(receipt))()).code).toBe('rate_limited');
});

it('a registration without an Idempotency-Key is refused', async () => {
  expect((await (await register(lying, {}))()).code).toBe('rate_limited');
});

it('a registration over the limit is heard 20 times an hour for one receipt', async () => {
  const ask = await register(lying);
  const codes: string[] = [];
  for (let i = 0; i < 21; i++) codes.push((await ask()).code);
  expect(codes).toEqual([...Array(20).fill('validation_error'), 'rate_limited']);
});

/** Returns a function that asks whether a registration with a receipt is exempt, from a network address. */
function bringer(context: ReturnType<typeof newContext>) {
  return (receiptId: string, from?: string) => {
    const rawBody = Buffer.from(JSON.stringify({ receiptUrl: `/api/files/${receiptId}` }));
    const request = { rawBody, is: () => 'application/json' } as unknown as Request;
    return isRateLimitExempt(context, api.register, request, originOf(context, from));
  };
}
const unknownReceipt = (id: number) => String(id).padStart(32, '0');

it('a registration over the limit remembers no receipt that is unknown, and looks up so many for one machine', async () => {
  const context = newContext();
  const lookUp = vi.spyOn(context.db, 'collection');
  const bring = bringer(context);
  for (let id = 0; id < exemptLimits.lookups.count; id++) await bring(unknownReceipt(id));
  lookUp.mockClear();
  await expect(bring(unknownReceipt(-1))).rejects.toThrow('rate_limited');
  expect(lookUp).not.toHaveBeenCalled();
  expect(context.addressWindows.size()).toBe(2);
});

it('a stranger who brings receipts that are unknown takes the exemption from nobody in the same network', async () => {
  const context = newContext();
  const receiptId = 'r'.repeat(32);
  context.db = rowsInMemory({ [`uploads/${receiptId}`]: lying });
  const bring = bringer(context);
  for (let id = 0; id < exemptLimits.lookups.count; id++) {
    await bring(unknownReceipt(id), '203.0.113.5');
  }
  await expect(bring(receiptId, '203.0.113.5')).rejects.toThrow('rate_limited');
  expect(await bring(receiptId, '203.0.113.77')).toBe(true);
});
