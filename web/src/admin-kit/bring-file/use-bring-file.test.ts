import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeWorker } from '#testing/fake-worker.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useBringFile } from './use-bring-file.ts';

const maxBytes = 5 * 1024 * 1024;

function open() {
  const onRead = vi.fn();
  return { onRead, ...renderAsAdmin(() => useBringFile(onRead)) };
}

it('a file of five megabytes is read, and a larger one is refused unread', async () => {
  fakeWorker.answers({ state: 'refused', why: 'empty' });
  const { result } = open();
  const openedOf = (size: number, why: string) => {
    act(() => result.current.choose(new File([new Uint8Array(size)], 'statement.csv')));
    return waitFor(() => expect(result.current.reading?.opened).toMatchObject({ why }));
  };
  await openedOf(maxBytes, 'empty');
  await openedOf(maxBytes + 1, 'tooLarge');
});

it('a file is read again with all that was answered about it', async () => {
  const asked: unknown[] = [];
  const sheet = { format: 'csv', encoding: 'windows-1250', rows: [['a']] };
  const states = [
    { state: 'encoding', options: [] },
    { state: 'sheets', names: ['May'] },
    { state: 'read', sheet, damaged: [] },
  ];
  fakeWorker.answersEach((request) => states[asked.push(request) - 1]);
  const { result, onRead } = open();
  const bytes = Uint8Array.of(1, 2);
  act(() => result.current.choose(new File([bytes], 'a.csv')));
  await waitFor(() => expect(result.current.reading?.opened.state).toBe('encoding'));
  act(() => void result.current.answer({ encoding: 'windows-1250' }));
  await waitFor(() => expect(result.current.reading?.opened.state).toBe('sheets'));
  act(() => void result.current.answer({ sheet: 'May' }));
  await waitFor(() => expect(onRead).toHaveBeenCalledWith({ name: 'a.csv', bytes, sheet }));
  expect(asked).toEqual([
    { bytes, answers: {} },
    { bytes, answers: { encoding: 'windows-1250' } },
    { bytes, answers: { encoding: 'windows-1250', sheet: 'May' } },
  ]);
  act(() => result.current.forget());
  expect(result.current.sheet).toBeNull();
});

it('a worker without an answer is ended after ten seconds', async () => {
  fakeWorker.answersEach(() => new Promise(() => {}));
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { result } = open();
  act(() => result.current.choose(new File(['a'], 'a.csv')));
  await act(() => vi.advanceTimersByTimeAsync(9500));
  expect(terminate).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(result.current.reading?.opened).toEqual({ state: 'refused', why: 'slow' });
  expect(terminate).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
