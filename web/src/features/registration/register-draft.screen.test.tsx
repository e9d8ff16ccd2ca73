import { api } from '@fanclub/contract/api';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, member } from '#testing/texts.ts';
import { anImage, field, fill, press } from '#testing/user-events.ts';
import { arriveAtPage, openWizard, t } from './testing/open-wizard.ts';

async function reload(address = '/register') {
  cleanup();
  return openApp(address);
}

test('typed values are there after a reload, except for the password', async () => {
  await openWizard('contact', { draft: {} });
  await arriveAtPage('contact');
  fill(member('fields.email'), 'nora@example.com');
  fill(new RegExp(`^${member('fields.password')}`), 'Bianconeri-1897');
  await reload('/register?step=contact');
  await arriveAtPage('contact');
  expect(field(member('fields.email')).value).toBe('nora@example.com');
  expect(field(new RegExp(`^${member('fields.password')}`)).value).toBe('');
  expect(screen.getByText(t('password.again'))).toBeTruthy();
});

test('a password that a reload lost is asked for where the form is sent', async () => {
  await openWizard('contact', { draft: {} });
  await arriveAtPage('contact');
  const password = new RegExp(`^${member('fields.password')}`);
  fill(password, 'Bianconeri-1897');
  await reload('/register?step=confirm');
  await arriveAtPage('confirm');
  expect(screen.getByText(t('password.again'))).toBeTruthy();
  fill(password, 'Bianconeri-1898');
  expect(field(password).value).toBe('Bianconeri-1898');
  expect(screen.getByText(t('confirm.withPassword'))).toBeTruthy();
});

describe('what was done in the built page before the app came', () => {
  /** Puts the built page into the document, and opens the app, which replaces it. */
  async function openOver(marks = '') {
    document.body.innerHTML = `<div class="first-screen"><form>
      <input type="radio" name="pack_type" value="base" checked>
      <input type="checkbox" name="juventus_card" ${marks}></form></div>`;
    const opened = openWizard('membership');
    await vi.waitFor(() => expect(document.querySelectorAll('form')).toHaveLength(2));
    document.querySelector('.first-screen')?.remove();
    await opened;
  }

  test('is in the form: package and club card', async () => {
    await openOver('checked');
    const checked = [...document.querySelectorAll<HTMLInputElement>('input:checked')];
    expect(checked.map(({ name, value }) => name + value)).toEqual([
      expect.stringMatching(/base$/),
      expect.stringMatching(/^juventus_card/),
    ]);
  });

  test('leads on, if the button to the next page was pressed', async () => {
    document.documentElement.dataset.continued = '';
    await openOver();
    await arriveAtPage('personal');
    expect(document.documentElement.dataset.continued).toBeUndefined();
  });
});

test('a form that was filled in further leads on to where it was left', async () => {
  await openWizard('membership', { draft: {} });
  expect(screen.getByText(t('resume.text'))).toBeTruthy();
  press(t('resume.goOn'));
  await arriveAtPage('confirm');
});

test('a later step opened with an empty form begins at the first', async () => {
  await openWizard('confirm');
  await arriveAtPage('membership');
  expect(screen.queryByText(t('resume.text'))).toBeNull();
});

test('the last step opened without a registration begins at the first', async () => {
  await openWizard('tracking', { draft: {} });
  await arriveAtPage('membership');
});

test('a picture that was being sent when the page was closed is sent again', async () => {
  const file_url = `/api/files/${'n'.repeat(32)}`;
  fakeServer.answer(api.uploadFile, () => new Promise(() => {}));
  await openWizard('payment', { draft: { receiptUrl: '' } });
  fireEvent.change(field(t('fields.receiptUrl')), { target: { files: [anImage()] } });
  await waitFor(() => expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(1));
  fakeServer.answer(api.uploadFile, { file_url });
  await reload('/register?step=payment');
  expect(await screen.findByText(member('upload.done'), { exact: false })).toBeTruthy();
  expect(screen.getByText('receipt.png')).toBeTruthy();
});

test('a newer form of another tab is taken over, and nothing of it is lost', async () => {
  await openWizard('personal', { draft: {} });
  await arriveAtPage('personal');
  const key = Object.keys(localStorage).find((name) => name.startsWith('registrationDraft')) ?? '';
  const elsewhere = (localStorage.getItem(key) ?? '').replaceAll('"Sara"', '"Nora"');
  const newer = JSON.stringify({ ...JSON.parse(elsewhere), savedAt: Date.now() + 1000 });
  localStorage.setItem(key, newer);
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(field(member('fields.first_name')).value).toBe('Nora'));
  press(common('actions.next'));
  await arriveAtPage('residence');
});
