import { api } from '@fanclub/contract/api';
import { aFileUrl, anotherFileUrl } from '@fanclub/contract/testing/build-registration';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildProfile, rejected } from '#testing/build-member.ts';
import { fakeServer, noNetwork } from '#testing/fake-server.ts';
import { fakeWorker } from '#testing/fake-worker.ts';
import { openApp } from '#testing/open-app.tsx';
import { errors, member } from '#testing/texts.ts';
import { anImage, chooseFile, field, press } from '#testing/user-events.ts';
import { haveImages, openFix, t } from './testing/open-fix.ts';

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
  test('waits without a network, and is sent by itself when the network is back', async () => {
    fakeServer.answer(api.uploadFile, noNetwork);
    await open();
    await choose(anImage());
    await screen.findByText(member('upload.waiting'));
    fakeServer.answer(api.uploadFile, { file_url: anotherFileUrl });
    fireEvent(window, new Event('online'));
    await isDone();
    expect(uploads()).toHaveLength(2);
  });

  test('can be taken by the camera', async () => {
    await open();
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
    press(member('upload.cameraFor', { label: label() }));
    const camera = opened.mock.contexts[0] as HTMLInputElement;
    expect(camera.getAttribute('capture')).toBe('environment');
    await act(async () => fireEvent.change(camera, { target: { files: [anImage('photo.png')] } }));
    await isDone();
    expect(uploads()[0]?.files.file?.name).toBe('photo.png');
  });
});

test('an image that could not be assigned stays, and the button tries again without another upload', async () => {
  await openProfile();
  fakeServer.answer(api.attachDocument, noNetwork);
  await choose(anImage());
  await isDone();
  const send = `${t('documents.send')}: ${member('fields.passport')}`;
  press(send);
  await screen.findByText(errors('network_error'));
  fakeServer.answer(api.attachDocument, { success: true, file_url: anotherFileUrl });
  press(send);
  await screen.findByText(t('documents.sent'));
  expect(uploads()).toHaveLength(1);
});

test('after a rejection a new image is assigned at once, and its hints are said while it can be replaced', async () => {
  fakeWorker.answers({ image: null, hints: ['blurred'] });
  await openProfile({ ...rejected, passport_url: aFileUrl });
  await choose(anImage());
  const message = await screen.findByText(t('documents.sent'), { exact: false });
  expect(message.closest('[role="status"]')?.textContent).toContain(member('imageHints.blurred'));
  expect(fakeServer.callsOf(api.attachDocument)).toHaveLength(1);
});
