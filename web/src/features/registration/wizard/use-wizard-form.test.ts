import { api } from '@fanclub/contract/api';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { loadDraft, saveDraft } from '../draft/draft-store.ts';
import { buildDraft, receiptUrl } from '../testing/build-draft.ts';
import { registering } from './use-registering.ts';
import { useWizardForm } from './use-wizard-form.ts';

const removed = () => fakeServer.callsOf(api.removeFile).map(({ body }) => body.file_url);

const open = (language: 'fa' | 'en' = 'fa') => {
  const onOutdated = vi.fn();
  const { result, unmount } = renderHook(() => useWizardForm(registering, language, onOutdated));
  const change = (field: string, value: string) =>
    act(async () => void (await result.current.form.setFieldValue(field, value)));
  return { result, unmount, change, onOutdated };
};

beforeEach(() => {
  fakeServer.answer(api.removeFile, { success: true });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});

describe('a password that a reload took', () => {
  beforeEach(() => void saveDraft(buildDraft({ password: 'secret-1' })));

  test('stays asked for over any number of changes and reloads', async () => {
    const first = open();
    await first.change('first_name', 'Nora');
    first.unmount();
    expect(loadDraft()?.hadPassword).toBe(true);
    expect(open().result.current.lostPassword).toBe(true);
  });

  test('is no longer asked for once it was typed again, or typed and taken back', async () => {
    const { result, change } = open();
    await change('password', 'secret-2');
    expect(result.current.lostPassword).toBe(false);
    expect(loadDraft()?.hadPassword).toBe(true);
    await change('password', '');
    expect(result.current.lostPassword).toBe(false);
    expect(loadDraft()?.hadPassword).toBe(false);
  });
});

test('a rial payment found in another language is gone with "paid" and the receipt, in the form and in the store', async () => {
  saveDraft(buildDraft());
  const { result } = open('en');
  const unpaidEuro = { payment_method: 'euro', paid_confirm: false, receiptUrl: '', shown: null };
  expect(result.current.form.values).toMatchObject(unpaidEuro);
  expect(result.current.restored?.lostRial).not.toBeNull();
  expect(loadDraft()?.draft).toMatchObject(unpaidEuro);
  await waitFor(() => expect(removed()).toEqual([receiptUrl]));
});

test('a rial payment found in another language stays in Persian', () => {
  saveDraft(buildDraft());
  expect(open('fa').result.current.restored?.lostRial).toBeNull();
  expect(removed()).toEqual([]);
});

const writeElsewhere = () =>
  saveDraft(buildDraft({ first_name: 'Nora' }), { now: Date.now() + 1000 });

test('a newer draft of another tab is not overwritten by this one', async () => {
  saveDraft(buildDraft());
  const { change, onOutdated } = open();
  writeElsewhere();
  await change('last_name', 'Old');
  expect(onOutdated).toHaveBeenCalled();
  expect(loadDraft()?.draft).toMatchObject({ first_name: 'Nora', last_name: 'Ahmadi' });
});

test.each(['storage', 'focus'])(
  'a newer draft of another tab is followed on %s, by the window in use only',
  (event) => {
    const { onOutdated } = open();
    window.dispatchEvent(new Event(event));
    expect(onOutdated).not.toHaveBeenCalled();
    writeElsewhere();
    vi.mocked(document.hasFocus).mockReturnValueOnce(false);
    window.dispatchEvent(new Event(event));
    expect(onOutdated).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(event));
    expect(onOutdated).toHaveBeenCalledOnce();
  },
);

test('a newer draft of another tab is not what this tab wrote itself, nor one that cannot be read', async () => {
  const { change, onOutdated } = open();
  await change('first_name', 'Sara');
  await change('first_name', 'Sarah');
  localStorage.setItem('registrationDraft.v1', '{"form":');
  window.dispatchEvent(new Event('storage'));
  expect(onOutdated).not.toHaveBeenCalled();
});
