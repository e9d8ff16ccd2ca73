import { api } from '@fanclub/contract/api';
import { unclaimedUploadTtlMs } from '@fanclub/contract/uploads/file-rules';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { logOut } from '#session/log-out.ts';
import { fixCopy } from '#store/fix-images.ts';
import { fakeServer, noNetwork } from '#testing/fake-server.ts';
import { member } from '#testing/texts.ts';
import { anImage, press } from '#testing/user-events.ts';
import {
  chooseReceipt,
  haveImages,
  newUrl,
  openFix,
  sentBody,
  since,
  t,
} from './testing/open-fix.ts';

beforeEach(haveImages);

const another = '2026-02-04T10:00:00.000Z';
const mine = { memberId: 'u1', since };

test('a page that is opened again goes on with the image that was chosen', async () => {
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  await openFix({ items: ['receipt'] });
  await chooseReceipt();
  await screen.findByText(t('fix.ready'));
  cleanup();
  await openFix({ items: ['receipt'] });
  expect(await screen.findByText(t('fix.ready'))).toBeTruthy();
  expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(1);
  press(t('fix.submit'));
  await waitFor(() => expect(sentBody()).toEqual({ since, receiptUrl: newUrl }));
  await screen.findByRole('heading', { level: 1, name: t('fix.sent.heading') });
  expect(await fixCopy('receipt', mine).load()).toBeUndefined();
});

test('an image that had not been sent when the page was closed is sent where it is opened again', async () => {
  fakeServer.answer(api.uploadFile, noNetwork);
  await openFix({ items: ['receipt'] });
  await chooseReceipt();
  await screen.findByText(member('upload.waiting'));
  cleanup();
  fakeServer.answer(api.uploadFile, { file_url: newUrl });
  await openFix({ items: ['receipt'] });
  expect(await screen.findByText(t('fix.ready'))).toBeTruthy();
});

test('an image of another request, of another member or of long ago is not there any more', async () => {
  for (const other of [
    { ...mine, since: another },
    { ...mine, memberId: 'u2' },
  ]) {
    await fixCopy('receipt', other).save(anImage(), newUrl);
    expect(await fixCopy('receipt', mine).load()).toBeUndefined();
    expect(await fixCopy('receipt', other).load()).toBeUndefined();
  }
  await fixCopy('receipt', mine).save(anImage(), newUrl);
  vi.useFakeTimers({ now: Date.now() + unclaimedUploadTtlMs });
  expect(await fixCopy('receipt', mine).load()).toBeUndefined();
  vi.useRealTimers();
});

test('a member who logs out leaves no image on the device', async () => {
  await fixCopy('passport', mine).save(anImage(), newUrl);
  logOut();
  await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/login'));
  expect(await fixCopy('passport', mine).load()).toBeUndefined();
});
