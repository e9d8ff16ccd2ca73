import { api } from '@fanclub/contract/api';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noNetwork, refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { anImage, field, letThingsHappen, press, saidAt } from '#testing/person.ts';
import { receiptUrl } from './testing/build-draft.ts';
import { common, error, openWizard, t } from './testing/open-wizard.ts';

type Uploaded = RouteResponse<typeof api.uploadFile>;

const byEuro = { payment_method: 'euro', euro_payment_method: 'paypal', receiptUrl: '' } as const;
const newUrl = `/api/files/${'n'.repeat(32)}`;
const receipt = () => field(t('fields.receiptUrl'));
const choose = (file: File) => fireEvent.change(receipt(), { target: { files: [file] } });
const isDone = () => screen.findByText(t('upload.done'), { exact: false });

test('an upload that failed says why, and the next try takes its place', async () => {
  fakeServer.answer(api.uploadFile, noNetwork);
  await openWizard('payment', { draft: { receiptUrl: '' } });
  choose(anImage());
  await waitFor(() => expect(saidAt(receipt())).toContain(error('network_error')));
  expect(receipt().getAttribute('aria-invalid')).toBe('true');
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  choose(anImage('again.png'));
  await isDone();
  expect(screen.getByText('again.png')).toBeTruthy();
  expect(saidAt(receipt())).not.toContain(error('network_error'));
});

test('what the server finds wrong with a picture is said at its field', async () => {
  fakeServer.answer(api.uploadFile, refusal('invalid_file_format'));
  await openWizard('payment', { draft: byEuro, language: 'it' });
  choose(anImage());
  await waitFor(() => expect(saidAt(receipt())).toContain(error('invalid_file_format')));
  expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(1);
});

test('a picture of the wrong kind is not sent, and the one that was there stays', async () => {
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  await openWizard('payment', { draft: { receiptUrl: '' } });
  choose(anImage('good.png'));
  await isDone();
  choose(new File(['%PDF'], 'receipt.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(saidAt(receipt())).toContain(error('invalid_file_format')));
  expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(1);
  expect(screen.getByText('good.png')).toBeTruthy();
  expect(receipt().getAttribute('aria-invalid')).toBe('false');
});

test('while a picture is sent its share is shown, and the way on waits', async () => {
  const { promise, resolve } = Promise.withResolvers<Uploaded>();
  fakeServer.answer(api.uploadFile, () => promise);
  await openWizard('payment', { draft: byEuro, language: 'en' });
  choose(anImage());
  const bar = await screen.findByRole('progressbar', {
    name: t('upload.sending', { percent: 50 }),
  });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  expect(() => press(common('actions.next'))).toThrow('cannot be pressed');
  await act(async () => resolve({ file_url: newUrl }));
  await isDone();
});

test('an upload can be called off, and its answer comes too late', async () => {
  const { promise, resolve } = Promise.withResolvers<Uploaded>();
  fakeServer.answer(api.uploadFile, () => promise);
  await openWizard('payment', { draft: { receiptUrl: '' } });
  choose(anImage());
  await screen.findByRole('progressbar', { name: /50|۵۰/ });
  press(common('actions.cancel'));
  await act(async () => resolve({ file_url: newUrl }));
  await letThingsHappen();
  expect(screen.queryByText(t('upload.done'), { exact: false })).toBeNull();
  expect(saidAt(receipt())).not.toContain(error('upload_failed'));
  await waitFor(() => expect(document.activeElement).toBe(receipt()));
});

test('of two pictures chosen quickly the later one counts', async () => {
  const first = Promise.withResolvers<Uploaded>();
  fakeServer.answer(api.uploadFile, ({ files }) =>
    files.file?.name === 'first.png' ? first.promise : { file_url: newUrl },
  );
  await openWizard('payment', { draft: { receiptUrl: '' } });
  choose(anImage('first.png'));
  await screen.findByText('first.png');
  choose(anImage('second.png'));
  await isDone();
  await act(async () => first.resolve({ file_url: receiptUrl }));
  expect(screen.getByText('second.png')).toBeTruthy();
  expect(Object.values(localStorage).join()).toContain(newUrl);
});

test('a picture that is removed here is removed on the server', async () => {
  await openWizard('payment', { draft: {} });
  press(common('actions.remove'));
  await waitFor(() => expect(screen.queryByText(t('upload.kept'))).toBeNull());
  expect(fakeServer.callsOf(api.removeFile)[0]?.body).toEqual({ file_url: receiptUrl });
});

test('a picture that replaces another gives the other back', async () => {
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  await openWizard('payment', { draft: {} });
  choose(anImage('better.png'));
  await screen.findByText('better.png');
  await isDone();
  expect(fakeServer.callsOf(api.removeFile)[0]?.body).toEqual({ file_url: receiptUrl });
});
