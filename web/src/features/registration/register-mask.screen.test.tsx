import { api } from '@fanclub/contract/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { member } from '#testing/texts.ts';
import { anImage, field, findDialog, press, pressWhenReady } from '#testing/user-events.ts';
import { openWizard, t } from './testing/open-wizard.ts';

const painted: number[][] = [];

/** Fakes the canvas functions that paint over a part of an image, for an image of 1000 × 500 pixels. */
function fakeCanvas() {
  painted.length = 0;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1000, height: 500, close() {} }));
  const context = {
    drawImage() {},
    fillRect: (...area: number[]) => painted.push(area.map(Math.round)),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['covered'], { type: 'image/jpeg' })),
  );
}

async function openWithPassport() {
  fakeServer.answer(api.uploadFile, { file_url: `/api/files/${'n'.repeat(32)}` });
  await openWizard('membership', {
    draft: {
      juventus_card: true,
      passportUrl: '',
      payment_method: 'euro',
      euro_payment_method: 'paypal',
    },
    language: 'en',
  });
  const passport = await waitFor(() => field(t('fields.passportUrl')));
  fireEvent.change(passport, { target: { files: [anImage('passport.png')] } });
  await screen.findByText(member('upload.done'), { exact: false });
}

test('a part of the passport can be covered by keyboard, and the covered one takes its place', async () => {
  fakeCanvas();
  await openWithPassport();
  press(member('upload.mask.open'));
  const dialog = await findDialog(member('upload.mask.title'));
  const area = dialog.getByRole('button', { name: member('upload.mask.area') });
  fireEvent.keyDown(area, { key: 'ArrowLeft' });
  fireEvent.keyDown(area, { key: 'ArrowDown' });
  fireEvent.keyDown(area, { key: 'ArrowRight', shiftKey: true });
  press(member('upload.mask.apply'), dialog);
  await waitFor(() => expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(2));
  // The covered image is then prepared like any other.
  expect(painted[0]).toEqual([590, 65, 330, 45]);
  expect(fakeServer.callsOf(api.uploadFile)[1]?.files.file?.name).toBe('passport.jpg');
  expect(fakeServer.callsOf(api.removeFile)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a mask can be drawn with a finger, and left as it is', async () => {
  fakeCanvas();
  await openWithPassport();
  press(member('upload.mask.open'));
  const dialog = await findDialog(member('upload.mask.title'));
  const area = dialog.getByRole('button', { name: member('upload.mask.area') });
  const picture = area.parentElement as HTMLElement;
  picture.setPointerCapture = () => {};
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  fireEvent.pointerDown(picture, { clientX: 20, clientY: 10, pointerId: 1 });
  fireEvent.pointerMove(picture, { clientX: 120, clientY: 60, pointerId: 1 });
  fireEvent.pointerUp(picture, { pointerId: 1 });
  await waitFor(() => expect(area.style.width).toBe('50%'));
  expect([area.style.left, area.style.top, area.style.height]).toEqual(['10%', '10%', '50%']);
  await pressWhenReady('Cancel', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(1);
});
