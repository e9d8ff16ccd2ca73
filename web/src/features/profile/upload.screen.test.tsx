import { api } from '@fanclub/contract/api';
import { aFileUrl, anotherFileUrl } from '@fanclub/contract/testing/build-registration';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { buildProfile, rejected } from '#testing/build-member.ts';
import { noNetwork, refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { fakeWorker } from '#testing/fake-worker.ts';
import { openApp } from '#testing/open-app.tsx';
import {
  anImage,
  chooseFile,
  field,
  letThingsHappen,
  press,
  pressWhenReady,
  saidAt,
} from '#testing/user-events.ts';
import { error, haveImages, member, openFix, t } from './testing/open-fix.ts';

const common = i18n.getFixedT(null, 'common');
const label = () => member('upload.newImage', { document: member('fields.passport') });
const choose = (file: File) => chooseFile(label(), file);
const isDone = () => screen.findByText(member('upload.done'), { exact: false });
const uploads = () => fakeServer.callsOf(api.uploadFile);

async function openProfile(change: Parameters<typeof buildProfile>[0] = {}) {
  fakeServer.answer(api.me, buildProfile({ juventus_card: true, ...change }));
  fakeServer.answer(api.attachDocument, { success: true, file_url: anotherFileUrl });
  await openApp('/profile', { as: 'member' });
  await waitFor(() => field(label()));
}

beforeEach(() => {
  haveImages();
  fakeServer.answer(api.uploadFile, { file_url: anotherFileUrl });
  fakeServer.answerByDefault(api.removeFile, { success: true });
});

describe.each([
  ['profile', openProfile],
  ['correction', () => openFix({ items: ['passport'] })],
])('the image of a document on the page of the %s', (_, open) => {
  test('waits without a line, and is sent by itself when the line is back', async () => {
    fakeServer.answer(api.uploadFile, noNetwork);
    await open();
    await choose(anImage());
    await screen.findByText(member('upload.waiting'));
    fakeServer.answer(api.uploadFile, { file_url: anotherFileUrl });
    fireEvent(window, new Event('online'));
    await isDone();
    expect(uploads()).toHaveLength(2);
  });

  test('can be called off while it is sent', async () => {
    const { promise, resolve } = Promise.withResolvers<{ file_url: string }>();
    fakeServer.answer(api.uploadFile, () => promise);
    await open();
    await choose(anImage());
    await screen.findByRole('progressbar', { name: /۵۰/ });
    press(common('actions.cancel'));
    await act(async () => resolve({ file_url: anotherFileUrl }));
    await letThingsHappen();
    expect(screen.queryByText(member('upload.done'), { exact: false })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field(label())));
  });

  test('is taken by the camera', async () => {
    await open();
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
    press(member('upload.cameraFor', { label: label() }));
    const camera = opened.mock.contexts[0] as HTMLInputElement;
    expect(camera.getAttribute('capture')).toBe('environment');
    await act(async () => fireEvent.change(camera, { target: { files: [anImage('photo.png')] } }));
    await isDone();
    expect(uploads()[0]?.files.file?.name).toBe('photo.png');
  });

  test('is pasted', async () => {
    await open();
    const clipboardData = { files: [anImage('pasted.png')] };
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    fireEvent(document.body, Object.assign(paste, { clipboardData }));
    await isDone();
    expect(screen.getByText('pasted.png')).toBeTruthy();
  });

  test('that is hard to read is called so', async () => {
    fakeWorker.answers({ image: null, hints: ['dark'] });
    await open();
    await choose(anImage());
    await isDone();
    expect(screen.getByText(member('imageHints.dark'))).toBeTruthy();
  });

  test('stays when another file is refused', async () => {
    await open();
    await choose(anImage('good.png'));
    await isDone();
    await choose(new File(['%PDF'], 'receipt.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(saidAt(field(label()))).toContain(error('invalid_file_format')));
    expect(screen.getByText('good.png')).toBeTruthy();
    expect(field(label()).getAttribute('aria-invalid')).toBe('false');
    expect(uploads()).toHaveLength(1);
  });

  test('can be covered in part before it is sent', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1000, height: 500, close() {} }));
    await open();
    await choose(anImage());
    await pressWhenReady(member('upload.mask.open'));
    expect(await screen.findByRole('dialog', { name: member('upload.mask.title') })).toBeTruthy();
  });

  test('can be removed', async () => {
    await open();
    await choose(anImage());
    await isDone();
    press(common('actions.remove'));
    expect(await screen.findByText(member('upload.tap'))).toBeTruthy();
    expect(fakeServer.callsOf(api.removeFile)[0]?.body).toEqual({ file_url: anotherFileUrl });
  });
});

test('an image that could not be assigned stays, and the button tries again without another upload', async () => {
  await openProfile();
  fakeServer.answer(api.attachDocument, noNetwork);
  await choose(anImage());
  await isDone();
  const send = `${t('documents.send')}: ${member('fields.passport')}`;
  press(send);
  await screen.findByText(error('network_error'));
  fakeServer.answer(api.attachDocument, { success: true, file_url: anotherFileUrl });
  press(send);
  await screen.findByText(t('documents.sent'));
  expect(uploads()).toHaveLength(1);
});

test('what the server finds wrong with an image is said at its field', async () => {
  fakeServer.answer(api.uploadFile, refusal('invalid_file_format'));
  await openProfile();
  await choose(anImage());
  await waitFor(() => expect(saidAt(field(label()))).toContain(error('invalid_file_format')));
});

test('after a rejection a new image is assigned at once, and its hints are said while it can be replaced', async () => {
  fakeWorker.answers({ image: null, hints: ['blurred'] });
  await openProfile({ ...rejected, passport_url: aFileUrl });
  await choose(anImage());
  const message = await screen.findByText(t('documents.sent'), { exact: false });
  expect(message.closest('[role="status"]')?.textContent).toContain(member('imageHints.blurred'));
  expect(fakeServer.callsOf(api.attachDocument)).toHaveLength(1);
});
