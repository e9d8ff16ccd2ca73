import { api } from '@fanclub/contract/api';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { errors as error, member } from '#testing/texts.ts';
import { findDialog, press, pressWhenReady } from '#testing/user-events.ts';
import { answerImport, openSettings } from '../testing/open-settings.ts';

const t = i18n.getFixedT(null, 'settings');

const head =
  'Nome;last_name;E-mail;gender;birth_date;country_of_birth;phone;country_of_residency;address_of_residency;postal_code;Colour';
const csv = (...names: string[]) =>
  [
    head,
    ...names.map(
      (name) =>
        `${name};Rossi;${name.toLowerCase()}@example.com;female;1990-05-21;IT;+393331234567;IT;"Via Roma 12; Torino";10121;red`,
    ),
  ].join('\r\n');

async function choose(text: string) {
  await pressWhenReady(t('memberImport.open'));
  const dialog = await findDialog(t('memberImport.title'));
  const [input] = document.querySelectorAll('input[type="file"]');
  if (!input) throw new Error('no input for a file');
  fireEvent.change(input, { target: { files: [new File([text], 'members.csv')] } });
  return dialog;
}

test.each(languageCodes)(
  'columns are recognised in any language, lines are checked first, and then made members: %s',
  async (language) => {
    await openSettings({}, { language, role: 'owner', part: 'members' });
    answerImport();
    const dialog = await choose(csv('Sara', 'Reza'));
    await dialog.findByText(t('memberImport.columns'));
    expect(dialog.queryByRole('status')).toBeNull();
    press(t('memberImport.check'), dialog);
    fireEvent.click(dialog.getByRole('checkbox', { name: t('memberImport.invite') }));
    await pressWhenReady(t('memberImport.make', { count: 2 }), dialog);
    expect(
      await dialog.findByText(t('memberImport.made', { fresh: 2, there: 0, wrong: 0 })),
    ).toBeTruthy();
    const bodies = fakeServer.callsOf(api.importMembers).map(({ body }) => body);
    expect(bodies.map(({ make, invite }) => [make, invite])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(bodies[0]?.lines[0]).toMatchObject({
      line: 2,
      cells: { first_name: 'Sara', address_of_residency: 'Via Roma 12; Torino' },
    });
    expect(JSON.stringify(bodies)).not.toContain('red');
  },
);

test('numbers that jump are wrong until an owner confirms them, and the lines are checked again', async () => {
  await openSettings({}, { language: 'en', role: 'owner', part: 'members' });
  fakeServer.answer(api.importMembers, ({ body }) => ({
    seasons: [],
    lines: body.lines.map(({ line }) => {
      const errors: Record<string, 'number_jumps'> = body.numbers_confirmed
        ? {}
        : { member_number: 'number_jumps' };
      const state = body.numbers_confirmed ? ('new' as const) : ('wrong' as const);
      return { line, state, request_number: null, errors };
    }),
  }));
  const dialog = await choose(csv('Sara'));
  await dialog.findByText(t('memberImport.columns'));
  expect(dialog.queryByRole('checkbox', { name: t('memberImport.numbersRight') })).toBeNull();
  press(t('memberImport.check'), dialog);
  expect(await dialog.findByText(new RegExp(error('number_jumps')))).toBeTruthy();
  fireEvent.click(dialog.getByRole('checkbox', { name: t('memberImport.numbersRight') }));
  await pressWhenReady(t('memberImport.check'), dialog);
  await pressWhenReady(t('memberImport.make', { count: 1 }), dialog);
  await dialog.findByText(t('memberImport.made', { fresh: 1, there: 0, wrong: 0 }));
  const sent = fakeServer.callsOf(api.importMembers).map(({ body }) => body);
  expect(sent.map(({ make, numbers_confirmed }) => [make, numbers_confirmed])).toEqual([
    [false, undefined],
    [false, true],
    [true, true],
  ]);
});

test('a wrong line says which column and why, and the others can be made members', async () => {
  await openSettings({}, { language: 'en', role: 'owner', part: 'members' });
  fakeServer.answer(api.importMembers, {
    seasons: [],
    lines: [
      { line: 2, state: 'new', request_number: null, errors: {} },
      {
        line: 3,
        state: 'wrong',
        request_number: null,
        errors: { birth_date: 'invalid_date', paid: 'invalid_choice' },
      },
    ],
  });
  const dialog = await choose(csv('Sara', 'Reza'));
  await pressWhenReady(t('memberImport.check'), dialog);
  expect(
    await dialog.findByText(`${member('fields.birth_date')}: ${error('invalid_date')}`),
  ).toBeTruthy();
  expect(
    dialog.getByText(`${t('memberImport.facts.paid')}: ${error('invalid_choice')}`),
  ).toBeTruthy();
  expect(dialog.getByRole('button', { name: t('memberImport.make', { count: 1 }) })).toBeTruthy();
});

test('a file without a needed column is not sent, until one is chosen for it', async () => {
  await openSettings({}, { language: 'en', role: 'owner', part: 'members' });
  answerImport();
  const dialog = await choose(csv('Sara').replace('last_name', 'Family'));
  const column = await dialog.findByLabelText('Family');
  const check = () =>
    dialog.getByRole<HTMLButtonElement>('button', { name: t('memberImport.check') });
  expect(check().disabled).toBe(true);
  fireEvent.change(column, { target: { value: 'last_name' } });
  await waitFor(() => expect(check().disabled).toBe(false));
});

test('a file without a line below its headings says so', async () => {
  await openSettings({}, { language: 'en', role: 'owner', part: 'members' });
  const dialog = await choose(head);
  expect(await dialog.findByText(t('memberImport.unread'))).toBeTruthy();
});

test('only owners are offered it', async () => {
  await openSettings({}, { language: 'en', role: 'treasurer' });
  expect(screen.queryByText(t('memberImport.title'))).toBeNull();
});

test('lines of people who are perhaps members already are named with their numbers', async () => {
  const number = 'JOFCI-ABCD2345';
  await openSettings({}, { language: 'en', role: 'owner', part: 'members' });
  fakeServer.answer(api.importMembers, ({ body }) => ({
    seasons: [],
    lines: body.lines.map(({ line }) => ({
      line,
      state: 'new' as const,
      request_number: null,
      similar_to: line === 3 ? [number] : [],
      errors: {},
    })),
  }));
  const dialog = await choose(csv('Sara', 'Reza'));
  await pressWhenReady(t('memberImport.check'), dialog);
  const said = (await dialog.findByText(number)).closest('li')?.textContent;
  expect(said).toBe(`${t('memberImport.line', { line: 3 })} · ${number}`);
});
