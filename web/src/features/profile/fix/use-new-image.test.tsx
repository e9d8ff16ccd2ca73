import { api } from '@fanclub/contract/api';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import { expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { useNewImage } from './use-new-image.ts';

const request = { memberId: 'u1', since: '2026-11-20T10:00:00.000Z' };
const image = (name: string) => new File([name], name, { type: 'image/jpeg' });

const render = () =>
  renderHook(
    () => ({
      image: useNewImage('receipt', 'receipt_url', request),
      url: useFormikContext<{ receipt_url: string }>().values.receipt_url,
    }),
    {
      wrapper: ({ children }) => (
        <Formik initialValues={{ receipt_url: '' }} onSubmit={() => {}}>
          {children}
        </Formik>
      ),
    },
  ).result;

it('the answer to an earlier choice that comes late does not replace the later one', async () => {
  const arrivals: ((url: string) => void)[] = [];
  fakeServer.answer(
    api.uploadFile,
    () =>
      new Promise((resolve) => {
        arrivals.push((file_url) => resolve({ file_url }));
      }),
  );
  const result = render();
  for (const name of ['first.jpg', 'second.jpg']) {
    act(() => void result.current.image.choose(image(name)));
    await waitFor(() => expect(result.current.image.file?.name).toBe(name));
  }
  await waitFor(() => expect(arrivals).toHaveLength(2));
  await act(async () => arrivals[1]?.('/api/files/second'));
  await waitFor(() => expect(result.current.url).toBe('/api/files/second'));
  await act(async () => {
    arrivals[0]?.('/api/files/first');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(result.current.url).toBe('/api/files/second');
  expect(result.current.image).toMatchObject({ progress: null, error: null });
  expect(result.current.image.file?.name).toBe('second.jpg');
});
