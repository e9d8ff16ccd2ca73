import { api } from '@fanclub/contract/api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel, pressKey, review, t, threePending } from '#admin-kit/testing/open-panel.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { common, errors, member } from '#testing/texts.ts';
import { fill, press, pressWhenReady } from '#testing/user-events.ts';

const [sara] = threePending();
if (!sara) throw new Error('There are three');
const note = (text: string, id = 'a-note') => ({
  id,
  text,
  admin_email: 'nora@fanclub.test',
  at: '2026-02-02T10:00:00.000Z',
});

test('a note is written by one key, and sent again under its id where the answer was lost', async () => {
  const notes = [note('Called on Monday.')];
  fakeServer.answer(api.listNotes, () => ({ notes: [...notes], next_cursor: null }));
  await openPanel({ section: 'members', search: `?request=${sara.request_number}` });
  const section = within(await screen.findByRole('region', { name: t('review:notes.title') }));
  expect(await section.findByText('Called on Monday.')).toBeTruthy();
  pressKey('n');
  fakeServer.answer(api.addNote, refusal('service_busy'));
  fill(new RegExp(t('review:notes.text')), 'Paid by the sister.', section);
  press(t('review:notes.save'), section);
  await waitFor(() => expect(fakeServer.callsOf(api.addNote)).toHaveLength(1));
  fakeServer.answer(api.addNote, ({ params, body }) => {
    notes.unshift(note(body.text, params.noteId));
    return { note: note(body.text, params.noteId) };
  });
  await pressWhenReady(t('review:notes.save'), section);
  expect(await section.findByText('Paid by the sister.')).toBeTruthy();
  const [first, second] = fakeServer.callsOf(api.addNote).map(({ params }) => params.noteId);
  expect(second).toBe(first);
  expect(section.queryByRole('textbox')).toBeNull();
});

test('notes that did not load say so and are asked for again, and none are said to be none', async () => {
  fakeServer.answer(api.listNotes, refusal('service_busy'));
  await openPanel({ search: `?request=${sara.request_number}` });
  const section = within(await screen.findByRole('region', { name: t('review:notes.title') }));
  expect(await section.findByText(errors('service_busy'))).toBeTruthy();
  expect(section.queryByText(t('review:notes.none'))).toBeNull();
  fakeServer.answer(api.listNotes, { notes: [], next_cursor: null });
  press(common('actions.retry'), section);
  expect(await section.findByText(t('review:notes.none'))).toBeTruthy();
  expect(section.queryByText(errors('service_busy'))).toBeNull();
});

test('an unrequested change of an applicant is compared with the earlier value', async () => {
  const own_changes = [
    { field: 'phone' as const, before: '+393330000001', at: '2026-02-02T10:00:00.000Z' },
    { field: 'postal_code' as const, before: sara.postal_code, at: '2026-02-02T10:00:00.000Z' },
  ];
  await openPanel({ members: [{ ...sara, own_changes }] });
  await review('Sara Ahmadi');
  const panel = within(screen.getByRole('region', { name: t('review:answered.title') }));
  const phone = within(panel.getByRole('group', { name: member('fields.phone') }));
  expect(phone.getByText('+393330000001')).toBeTruthy();
  expect(phone.getByText(sara.phone)).toBeTruthy();
  expect(panel.queryByRole('group', { name: member('fields.postal_code') })).toBeNull();
});
