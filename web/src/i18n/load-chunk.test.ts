import { afterEach, expect, test, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

const gone = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

afterEach(() => vi.unstubAllGlobals());

test('a hiccup of the network is tried again', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(gone)
    .mockResolvedValue('page');
  await expect(loadChunk(load, 0)).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that a deploy removed reloads the page once, then reaches the error page', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  void loadChunk(gone, 0);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadChunk(gone, 0)).rejects.toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledOnce();
});

test('offline never reloads: the page on screen would be lost', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: false });
  await expect(loadChunk(gone, 0)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});
