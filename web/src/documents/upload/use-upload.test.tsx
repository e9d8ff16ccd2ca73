import { api } from '@fanclub/contract/api';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { uploadFile } from '@fanclub/contract/uploads/routes';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fakeServer, type Refusal, refusal } from '#testing/fake-server.ts';
import { fakeWorker } from '#testing/fake-worker.ts';
import type { WorkerAnswer, WorkerRequest } from '../prepare/prepare-image.ts';
import { useUpload } from './use-upload.ts';

const image = (name: string) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff), name, Uint8Array.of(0xff, 0xd9)], name);

const render = () =>
  renderHook(() => {
    const [url, setUrl] = useState('');
    return { url, image: useUpload({ fileType: 'receipt', url, setUrl: (sent) => setUrl(sent) }) };
  }).result;

/** Chooses an image, and returns once it is shown. */
async function chosen(result: ReturnType<typeof render>, name: string) {
  act(() => void result.current.image.choose(image(name)));
  await waitFor(() => expect(result.current.image.file?.name).toBe(name));
}

/** Calls `answer`, which completes a late response, and waits until the hook has processed the response. */
const come = (answer: () => void) =>
  act(async () => {
    answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

const showsSecond = ({ current }: ReturnType<typeof render>) => {
  expect(current.url).toBe('/api/files/second');
  expect(current.image).toMatchObject({ progress: null, error: null });
  expect(current.image.file?.name).toBe('second.jpg');
};

it.each([
  ['an address', { file_url: '/api/files/first' }],
  ['a refusal', refusal('invalid_file_format')],
])('%s for an earlier image that comes late does not replace the later image', async (_, late) => {
  const arrivals: ((answer: RouteResponse<typeof uploadFile> | Refusal) => void)[] = [];
  fakeServer.answer(api.uploadFile, () => new Promise((resolve) => arrivals.push(resolve)));
  const result = render();
  await chosen(result, 'first.jpg');
  await chosen(result, 'second.jpg');
  await waitFor(() => expect(arrivals).toHaveLength(2));
  await act(async () => arrivals[1]?.({ file_url: '/api/files/second' }));
  await waitFor(() => expect(result.current.url).toBe('/api/files/second'));
  await come(() => arrivals[0]?.(late));
  showsSecond(result);
});

it.each([
  ['is prepared', 'first.jpg'],
  ['is found unreadable', 'first.heic'],
])('an earlier image that %s late does not replace the later image', async (_, name) => {
  const late = Promise.withResolvers<WorkerAnswer>();
  const unread: WorkerAnswer = { image: null, hints: null };
  fakeWorker.answersEach((message) =>
    (message as WorkerRequest).file.name === name ? late.promise : unread,
  );
  fakeServer.answer(api.uploadFile, { file_url: '/api/files/second' });
  const result = render();
  act(() => void result.current.image.choose(image(name)));
  await chosen(result, 'second.jpg');
  await waitFor(() => expect(result.current.url).toBe('/api/files/second'));
  await come(() => late.resolve(unread));
  showsSecond(result);
  expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(1);
});
