import { api } from '@fanclub/contract/api';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { brokenServer, fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { fakeWorker } from '#testing/fake-worker.ts';
import { common, errors, member } from '#testing/texts.ts';
import {
  anImage,
  field,
  letThingsHappen,
  press,
  pressWhenReady,
  saidAt,
} from '#testing/user-events.ts';
import { visitorImages } from './draft/draft-images.ts';
import { receiptUrl } from './testing/build-draft.ts';
import { openWizard, t } from './testing/open-wizard.ts';

type Uploaded = RouteResponse<typeof api.uploadFile>;

const byEuro = { payment_method: 'euro', euro_payment_method: 'paypal', receiptUrl: '' } as const;
const newUrl = `/api/files/${'n'.repeat(32)}`;
const receipt = () => field(t('fields.receiptUrl'));
const choose = (file: File) => fireEvent.change(receipt(), { target: { files: [file] } });
const isDone = () => screen.findByText(member('upload.done'), { exact: false });

test('a picture that finds no line stays, and is sent by itself when the line is back', async () => {
  fakeServer.answer(api.uploadFile, noNetwork);
  await openWizard('payment', { draft: { receiptUrl: '' } });
  choose(anImage('paid.png'));
  expect(await screen.findByText(member('upload.waiting'))).toBeTruthy();
  expect(screen.getByText('paid.png')).toBeTruthy();
  expect(await visitorImages.load('receipt')).toBeInstanceOf(File);
  press(common('actions.next'));
  await waitFor(() => expect(saidAt(receipt())).toContain(member('upload.notYet')));
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  fireEvent(window, new Event('online'));
  await isDone();
  expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(2);
  await waitFor(() => expect(Object.values(localStorage).join()).toContain(newUrl));
  await waitFor(() => expect(receipt().getAttribute('aria-invalid')).toBe('false'));
});

test('a waiting picture is sent again after pauses that grow, without any event', async () => {
  fakeServer.answer(api.uploadFile, noNetwork);
  await openWizard('payment', { draft: { receiptUrl: '' } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  choose(anImage());
  await screen.findByText(member('upload.waiting'));
  const triesAfter = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return fakeServer.callsOf(api.uploadFile).length;
  };
  expect(await triesAfter(3_000)).toBe(1);
  expect(await triesAfter(3_000)).toBe(2);
  expect(await triesAfter(7_000)).toBe(2);
  expect(await triesAfter(5_000)).toBe(3);
});

test('a waiting picture can be tried at once, or taken away', async () => {
  fakeServer.answer(api.uploadFile, noNetwork);
  await openWizard('payment', { draft: byEuro, language: 'en' });
  choose(anImage());
  await pressWhenReady(member('upload.tryNow'));
  await waitFor(() => expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(2));
  await pressWhenReady(common('actions.remove'));
  await waitFor(() => expect(screen.queryByText(member('upload.waiting'))).toBeNull());
  fireEvent(window, new Event('online'));
  await letThingsHappen();
  expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(2);
});

test('a picture that waited while the page was closed is sent when it is opened again', async () => {
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  await visitorImages.save('receipt', anImage('yesterday.png'));
  await openWizard('payment', { draft: { receiptUrl: '' } });
  await isDone();
  expect(screen.getByText('yesterday.png')).toBeTruthy();
});

test('a server that fails for no reason is said in the sentence for it, and the picture stays', async () => {
  fakeServer.answer(api.uploadFile, brokenServer);
  await openWizard('payment', { draft: { receiptUrl: '' } });
  choose(anImage('paid.png'));
  await waitFor(() => expect(saidAt(receipt())).toContain(errors('upload_failed')));
  expect(screen.getByText(member('upload.notSent'))).toBeTruthy();
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  press(member('upload.tryNow'));
  await isDone();
  expect(saidAt(receipt())).not.toContain(errors('upload_failed'));
});

test('the page says what makes a picture hard to read, and sends it all the same', async () => {
  fakeWorker.answers({ image: null, hints: ['dark'] });
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  await openWizard('payment', { draft: { receiptUrl: '' } });
  choose(anImage());
  expect(await screen.findByText(i18n.t('member:imageHints.dark'))).toBeTruthy();
  await isDone();
});

test('a large picture is sent as the browser has made it', async () => {
  fakeWorker.answers({ image: new Blob(['small'], { type: 'image/jpeg' }), hints: [] });
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  await openWizard('payment', { draft: { receiptUrl: '' } });
  choose(anImage('photo.png', 9_000_000));
  await isDone();
  expect(screen.getByText('photo.jpg')).toBeTruthy();
  expect(fakeServer.callsOf(api.uploadFile)[0]?.files.file?.size).toBe(5);
});

test('HEIC that the browser cannot open is said plainly, and the picture before it stays', async () => {
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  await openWizard('payment', { draft: byEuro, language: 'it' });
  choose(anImage('good.png'));
  await isDone();
  fakeWorker.answers({ image: null, hints: null });
  choose(new File(['\0\0\0\x1cftypheic'], 'receipt.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(saidAt(receipt())).toContain(errors('heic_unreadable')));
  expect(screen.getByText('good.png')).toBeTruthy();
  expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(1);
});

test('a picture can be pasted', async () => {
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  await openWizard('payment', { draft: { receiptUrl: '' } });
  const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { files: [anImage('pasted.png')] },
  });
  fireEvent(document.body, paste);
  await isDone();
  expect(screen.getByText('pasted.png')).toBeTruthy();
  expect(paste.defaultPrevented).toBe(true);
});

test('an error of the server about a picture is shown at its field', async () => {
  fakeServer.answer(api.uploadFile, refusal('invalid_file_format'));
  await openWizard('payment', { draft: byEuro, language: 'it' });
  choose(anImage());
  await waitFor(() => expect(saidAt(receipt())).toContain(errors('invalid_file_format')));
  expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(1);
});

test('a picture of the wrong kind is not sent, and the one that was there stays', async () => {
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  await openWizard('payment', { draft: { receiptUrl: '' } });
  choose(anImage('good.png'));
  await isDone();
  choose(new File(['%PDF-1.7'], 'receipt.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(saidAt(receipt())).toContain(errors('pdf_not_image')));
  choose(new File(['text'], 'receipt.png', { type: 'image/png' }));
  await waitFor(() => expect(saidAt(receipt())).toContain(errors('invalid_file_format')));
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
    name: member('upload.sending', { percent: 50 }),
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
  expect(screen.queryByText(member('upload.done'), { exact: false })).toBeNull();
  expect(saidAt(receipt())).not.toContain(errors('upload_failed'));
  await waitFor(() => expect(document.activeElement).toBe(receipt()));
});

test('the later of two pictures chosen quickly counts', async () => {
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
  await waitFor(() => expect(Object.values(localStorage).join()).toContain(newUrl));
});

test('a picture that is removed here is removed on the server', async () => {
  await openWizard('payment', { draft: {} });
  press(common('actions.remove'));
  await waitFor(() => expect(screen.queryByText(member('upload.kept'))).toBeNull());
  expect(fakeServer.callsOf(api.removeFile)[0]?.body).toEqual({ file_url: receiptUrl });
});

test('a picture that is removed is not kept on this device either', async () => {
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  await openWizard('payment', { draft: { receiptUrl: '' } });
  choose(anImage());
  await isDone();
  expect(await visitorImages.load('receipt')).toBeInstanceOf(File);
  await pressWhenReady(common('actions.remove'));
  await waitFor(() =>
    expect(screen.queryByText(member('upload.done'), { exact: false })).toBeNull(),
  );
  expect(await visitorImages.load('receipt')).toBeUndefined();
});

test('a picture that replaces another gives the other back', async () => {
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  await openWizard('payment', { draft: {} });
  choose(anImage('better.png'));
  await screen.findByText('better.png');
  await isDone();
  expect(fakeServer.callsOf(api.removeFile)[0]?.body).toEqual({ file_url: receiptUrl });
});
