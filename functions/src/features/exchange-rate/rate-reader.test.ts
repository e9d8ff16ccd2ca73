import type { RateBand } from '@fanclub/contract/exchange-rate/parse-rate';
import { settingDefaults } from '@fanclub/contract/settings/settings';
import { expect, it, vi } from 'vitest';
import { log } from '#platform/log';
import type { KnownRate, MeasuredRate } from '#repositories/exchange-rate';
import { createRateReader } from './rate-reader.ts';

vi.mock('#platform/log', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }));

const minuteMs = 60_000;
const start = new Date('2026-01-01T00:00:00Z');

function suite(
  options: { shared?: KnownRate; fallback?: KnownRate; band?: RateBand; url?: string } = {},
) {
  let nowMs = start.getTime();
  let shared: MeasuredRate | null = options.shared
    ? { ...options.shared, measure: options.shared }
    : null;
  const ask = vi.fn(async (_url: string) => 1_000_000);
  const reader = () =>
    createRateReader({
      ask,
      load: async () => shared,
      save: async (rate) => {
        shared = rate;
      },
      rules: async () => ({
        url: options.url ?? '',
        band: options.band ?? settingDefaults,
        fallback: options.fallback ?? null,
      }),
      now: () => new Date(nowMs),
    });
  return { ask, reader, pass: (ms: number) => (nowMs += ms) };
}

const down = async () => {
  throw new Error('down');
};

it('concurrent readers ask the service once, and not again for 10 minutes', async () => {
  const { ask, reader, pass } = suite();
  const read = reader();
  await Promise.all([read(), read(), read()]);
  pass(9 * minuteMs);
  expect(await read()).toEqual({ rate: 1_000_000, fetchedAt: start, stale: false });
  expect(ask).toHaveBeenCalledTimes(1);
  pass(minuteMs);
  ask.mockResolvedValueOnce(1_100_000);
  expect(await read()).toMatchObject({ rate: 1_100_000, stale: false });
  expect(ask).toHaveBeenCalledTimes(2);
});

it("another instance's value is used for the rest of its 10 minutes", async () => {
  const { ask, reader, pass } = suite();
  await reader()();
  pass(9 * minuteMs);
  const other = reader();
  expect(await other()).toMatchObject({ stale: false });
  expect(ask).toHaveBeenCalledTimes(1);
  pass(minuteMs);
  await other();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('the last good value is served as stale for 24 hours, with pauses between the tries', async () => {
  const { ask, reader, pass } = suite();
  const read = reader();
  await read();
  ask.mockImplementation(down);
  pass(10 * minuteMs);
  expect(await read()).toEqual({ rate: 1_000_000, fetchedAt: start, stale: true });
  await read();
  expect(ask).toHaveBeenCalledTimes(2);
  pass(10_000);
  await read();
  expect(ask).toHaveBeenCalledTimes(3);
  pass(24 * 60 * minuteMs);
  await expect(read()).rejects.toMatchObject({
    code: 'exchange_rate_unavailable',
    extras: { retryAfterS: 60 },
  });
});

it("the staff's rate is served with its date until the service responds again", async () => {
  const fallback = { rate: 900_000, fetchedAt: new Date('2025-12-01') };
  const { ask, reader, pass } = suite({ fallback });
  const read = reader();
  ask.mockImplementation(down);
  expect(await read()).toEqual({ ...fallback, stale: true });
  ask.mockResolvedValue(1_000_000);
  pass(10_000);
  expect(await read()).toMatchObject({ rate: 1_000_000, stale: false });
});

it.each([
  ['one rial', 1],
  ['toman in place of rial', 100_000],
  ['ten times too much', 10_000_000],
  ['a quarter more than an hour ago', 1_260_000],
])('a service that says %s is not believed', async (_, rate) => {
  const { ask, reader, pass } = suite();
  const read = reader();
  await read();
  ask.mockResolvedValue(rate);
  pass(60 * minuteMs);
  expect(await read()).toEqual({ rate: 1_000_000, fetchedAt: start, stale: true });
  expect(log.error).toHaveBeenCalledWith('exchange rate not plausible', expect.anything(), {
    rate,
    known: [1_000_000],
  });
});

it("a rate that moved while nobody asked is accepted, and so is one near the staff's rate", async () => {
  const old = { rate: 1_000_000, fetchedAt: start };
  const { ask, reader, pass } = suite({ shared: old });
  ask.mockResolvedValue(1_900_000);
  pass(2 * 24 * 60 * minuteMs);
  expect(await reader()()).toMatchObject({ rate: 1_900_000, stale: false });
  const jumped = suite({ shared: old, fallback: { rate: 2_500_000, fetchedAt: start } });
  jumped.ask.mockResolvedValue(2_600_000);
  jumped.pass(60 * minuteMs);
  expect(await jumped.reader()()).toMatchObject({ rate: 2_600_000, stale: false });
});

it.each([
  ['down', 0.9, 1_000_000 / 1.2],
  ['up', 1.1, 1_200_000],
])('no service moves the rate %s beyond the limit of a day', async (_, step, limit) => {
  const { ask, reader, pass } = suite();
  let asked = 1_000_000;
  let believed = 0;
  for (let minute = 0; minute < 23 * 60; minute += 10) {
    // A new reader has read no rate yet. It takes the measure, with which it compares a new rate, from the stored row.
    const read = await reader()();
    if (!read.stale) believed = read.rate;
    asked = believed * step;
    ask.mockResolvedValue(asked);
    pass(10 * minuteMs);
  }
  expect(Math.abs(believed - 1_000_000)).toBeGreaterThan(50_000);
  expect(Math.abs(believed - 1_000_000)).toBeLessThanOrEqual(Math.abs(limit - 1_000_000));
});

it('the service that staff name is asked, and their bounds decide which rate is accepted', async () => {
  const band = { rate_lowest: 30, rate_highest: 3_000, rate_day_percent: 5 };
  const url = 'https://rates.example/latest.json';
  const { ask, reader, pass } = suite({ band, url });
  const read = reader();
  for (const [rate, believed] of [
    [100, 100],
    [106, 100],
    [104, 104],
  ] as const) {
    ask.mockResolvedValue(rate);
    expect((await read()).rate).toBe(believed);
    pass(10 * minuteMs);
  }
  expect(ask).toHaveBeenCalledWith(url);
});

it('a rate that moves day by day is accepted', async () => {
  const { ask, reader, pass } = suite();
  const read = reader();
  for (const rate of [1_000_000, 1_150_000, 1_320_000, 1_500_000]) {
    ask.mockResolvedValue(rate);
    expect(await read()).toMatchObject({ rate, stale: false });
    pass(24 * 60 * minuteMs - 1);
  }
});

it("half of the staff's old rate is accepted only if nothing newer is known", async () => {
  const fallback = { rate: 1_000_000, fetchedAt: new Date('2025-06-01') };
  const { ask, reader, pass } = suite({ fallback });
  const read = reader();
  await read();
  ask.mockResolvedValue(600_000);
  pass(10 * minuteMs);
  expect(await read()).toMatchObject({ rate: 1_000_000, stale: true });
  pass(24 * 60 * minuteMs);
  expect(await read()).toMatchObject({ rate: 600_000, stale: false });
});

it('the reader tells toman and nonsense from rial without an earlier rate', async () => {
  for (const rate of [1, 105_230, 30_000_000]) {
    const { ask, reader } = suite();
    ask.mockResolvedValue(rate);
    await expect(reader()()).rejects.toMatchObject({ code: 'exchange_rate_unavailable' });
  }
});

it('the reader works without the shared value', async () => {
  const read = createRateReader({
    ask: async () => 1_234_500,
    load: down,
    save: down,
    rules: down,
    now: () => start,
  });
  expect(await read()).toEqual({ rate: 1_234_500, fetchedAt: start, stale: false });
});
