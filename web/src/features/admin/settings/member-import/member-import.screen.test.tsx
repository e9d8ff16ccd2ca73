import { api } from '@fanclub/contract/api';
import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { shapeOf } from '@fanclub/contract/read-file/table';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { savedFiles } from '#testing/saved-files.ts';
import { errors as error, member } from '#testing/texts.ts';
import { findDialog, press, pressWhenReady } from '#testing/user-events.ts';
import { answerImport, openSettings } from '../testing/open-settings.ts';

const downloads = savedFiles();
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

const none = { fresh: 0, season: 0, there: 0, alike: 0, wrong: 0 };

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
    await dialog.findByText(t('memberImport.columns', { known: 10, count: 11, lines: 2 }));
    expect(dialog.queryByRole('status')).toBeNull();
    press(t('memberImport.check'), dialog);
    fireEvent.click(dialog.getByRole('checkbox', { name: t('memberImport.invite') }));
    await pressWhenReady(t('memberImport.make', { count: 2 }), dialog);
    expect(await dialog.findByText(t('memberImport.made', { ...none, fresh: 2 }))).toBeTruthy();
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
  await dialog.findByText(t('memberImport.columns', { known: 10, count: 11, lines: 1 }));
  expect(dialog.queryByRole('checkbox', { name: t('memberImport.numbersRight') })).toBeNull();
  press(t('memberImport.check'), dialog);
  expect(await dialog.findByText(new RegExp(error('number_jumps')))).toBeTruthy();
  // It is said once, not at each line.
  expect(dialog.queryByText(t('memberImport.wrong'))).toBeNull();
  fireEvent.click(dialog.getByRole('checkbox', { name: t('memberImport.numbersRight') }));
  await pressWhenReady(t('memberImport.check'), dialog);
  await pressWhenReady(t('memberImport.make', { count: 1 }), dialog);
  await dialog.findByText(t('memberImport.made', { ...none, fresh: 1 }));
  const sent = fakeServer.callsOf(api.importMembers).map(({ body }) => body);
  expect(sent.map(({ make, numbers_confirmed }) => [make, numbers_confirmed])).toEqual([
    [false, false],
    [false, true],
    [true, true],
  ]);
});

const answerWrong = (errors: Record<string, ErrorKey>) =>
  fakeServer.answerByDefault(api.importMembers, ({ body }) => ({
    seasons: [{ label: '2024/25', ends: '2025-06-30' }],
    lines: body.lines.map(({ line, cells }) => {
      const isWrong = line === 3 && cells.birth_date !== '1991-02-03';
      const state = isWrong ? ('wrong' as const) : ('new' as const);
      return { line, state, request_number: null, errors: isWrong ? errors : {} };
    }),
  }));

test('a wrong line has name, value and reason, and is checked again with what is typed in its place', async () => {
  await openSettings({}, { language: 'en', role: 'owner', part: 'members' });
  answerWrong({ birth_date: 'invalid_date', paid: 'invalid_choice' });
  const dialog = await choose(csv('Sara', 'Reza'));
  await pressWhenReady(t('memberImport.check'), dialog);
  const list = await dialog.findByRole('list', { name: t('memberImport.wrong') });
  const said = list.textContent ?? '';
  expect(said).toContain(`${t('memberImport.line', { line: 3 })} · Reza Rossi`);
  expect(said).toContain(`${member('fields.birth_date')}: «1990-05-21» ${error('invalid_date')}`);
  expect(said).toContain(t('memberImport.possible', { values: 'Yes and No' }));
  expect(dialog.getByText(/2024\/25/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: t('memberImport.make', { count: 1 }) })).toBeTruthy();
  const column = member('fields.birth_date');
  const label = t('memberImport.correct', { line: 3, column });
  fireEvent.change(dialog.getByRole('textbox', { name: label }), {
    target: { value: '1991-02-03' },
  });
  await pressWhenReady(t('memberImport.check'), dialog);
  await pressWhenReady(t('memberImport.make', { count: 2 }), dialog);
  await dialog.findByText(t('memberImport.made', { ...none, fresh: 2 }));
});

test('wrong lines are saved as a file that can be imported, with a column that says why', async () => {
  await openSettings({}, { language: 'en', role: 'owner', part: 'members' });
  answerWrong({ birth_date: 'invalid_date' });
  const dialog = await choose(csv('Sara', 'Reza'));
  await pressWhenReady(t('memberImport.check'), dialog);
  await pressWhenReady(t('memberImport.saveWrong'), dialog);
  await waitFor(() => expect(downloads.saved).toEqual(['wrong-lines.csv']));
  const [head, line] = ((await downloads.files[0]?.text()) ?? '').split('\r\n');
  expect(head).toMatch(/first_name.*,Why$/);
  expect(line).toContain('Reza,Rossi');
  expect(line).toContain(error('invalid_date'));
});

test('what a file does not say is asked once, and fills all its lines', async () => {
  await openSettings({}, { language: 'en', role: 'owner', part: 'members' });
  answerImport();
  const text = csv('Sara', 'Reza')
    .replaceAll('female', 'wx')
    .replaceAll('country_of_birth', 'Shoes');
  const dialog = await choose(text);
  const label = t('memberImport.word', { column: member('fields.gender'), word: 'wx', count: 2 });
  fireEvent.change(await dialog.findByLabelText(label), { target: { value: 'female' } });
  const born = t('memberImport.forAll', { column: member('fields.country_of_birth') });
  fireEvent.change(dialog.getByLabelText(born), { target: { value: 'GR' } });
  await pressWhenReady(t('memberImport.check'), dialog);
  await pressWhenReady(t('memberImport.make', { count: 2 }), dialog);
  const [body] = fakeServer.callsOf(api.importMembers).map((one) => one.body);
  expect(body?.lines.map(({ cells }) => [cells.gender, cells.country_of_birth])).toEqual([
    ['female', 'GR'],
    ['female', 'GR'],
  ]);
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

test('a line about who is perhaps a member is left out, until an owner says that it is another person', async () => {
  const number = 'JOFCI-ABCD2345';
  await openSettings({}, { language: 'en', role: 'owner', part: 'members' });
  fakeServer.answerByDefault(api.importMembers, ({ body }) => ({
    seasons: [],
    lines: body.lines.map(({ line, another_person }) => {
      const isAlike = line === 3 && !another_person;
      const state = isAlike ? ('alike' as const) : ('new' as const);
      return { line, state, request_number: null, similar_to: isAlike ? [number] : [], errors: {} };
    }),
  }));
  const dialog = await choose(csv('Sara', 'Reza'));
  await pressWhenReady(t('memberImport.check'), dialog);
  const said = (await dialog.findByText(number)).closest('li')?.textContent;
  expect(said).toContain(`${t('memberImport.line', { line: 3 })} · Reza Rossi · ${number}`);
  fireEvent.click(dialog.getByRole('checkbox', { name: t('memberImport.another') }));
  await pressWhenReady(t('memberImport.check'), dialog);
  await pressWhenReady(t('memberImport.make', { count: 2 }), dialog);
});

const imported = {
  id: 'import-of-a-test-0',
  name: 'soci.csv',
  by: 'anna@club.test',
  at: '2026-11-30T10:00:00.000Z',
  members: 3,
  seasons: 1,
  until: '2999-12-07T10:00:00.000Z',
  asked_by: null,
  is_yours: false,
  is_taken_back: false,
};

test.each(languageCodes)(
  'an import is listed, and taken back after a question: %s',
  async (language) => {
    const kept = [
      { request_number: 'JOFCI-ABCD2345', name: 'Sara Rossi', reason: 'paid' as const },
    ];
    const left = [2, 0];
    fakeServer.answerByDefault(api.changeImport, () => {
      const done = left.shift() ?? 0;
      return { done, waits: false, kept: done === 0 ? kept : [] };
    });
    fakeServer.answerByDefault(api.listImports, { imports: [imported], shapes: [] });
    await openSettings({}, { language, role: 'owner', part: 'members' });
    await pressWhenReady(t('memberImport.imports.takeBack'));
    const dialog = await findDialog(t('memberImport.imports.takeBack'));
    press(t('memberImport.imports.takeBack'), dialog);
    expect(await screen.findByText(t('memberImport.imports.deleted', { count: 2 }))).toBeTruthy();
    expect(screen.getByText(new RegExp(t('memberImport.imports.reasons.paid')))).toBeTruthy();
  },
);

test('another owner agrees to take an import back, or drops it; who was not invited is invited', async () => {
  fakeServer.answerByDefault(api.changeImport, { done: 0, waits: false, kept: [] });
  fakeServer.answerByDefault(api.listImports, {
    imports: [{ ...imported, asked_by: 'anna@club.test' }],
    shapes: [],
  });
  await openSettings({}, { language: 'en', role: 'owner', part: 'members' });
  await screen.findByRole('button', { name: t('memberImport.imports.agree') });
  press(t('memberImport.imports.invite'));
  await screen.findByText(t('memberImport.imports.invited', { count: 0 }));
  press(t('memberImport.imports.drop'));
  await waitFor(() =>
    expect(fakeServer.callsOf(api.changeImport).map(({ body }) => body.what)).toEqual([
      'invite',
      'keep',
    ]),
  );
});

test('a file is read as the last one with its headings, until an owner has that forgotten', async () => {
  const answers = JSON.stringify({ constants: { country_of_birth: 'GR' } });
  const text = csv('Sara').replaceAll('country_of_birth', 'Shoes');
  const headings = shapeOf((text.split('\r\n')[0] ?? '').split(';'));
  const shape = { id: '9f2c41d87be05a36c1e4b7d20f835a6e', headings, answers };
  fakeServer.answerByDefault(api.listImports, { imports: [], shapes: [shape] });
  fakeServer.answerByDefault(api.forgetFileFormat, { success: true });
  await openSettings({}, { language: 'en', role: 'owner', part: 'members' });
  answerImport();
  const dialog = await choose(text);
  await dialog.findByText(t('memberImport.remembered'));
  press(t('memberImport.forget'), dialog);
  const born = t('memberImport.forAll', { column: member('fields.country_of_birth') });
  expect(await dialog.findByLabelText(born)).toBeTruthy();
  await waitFor(() => expect(fakeServer.callsOf(api.forgetFileFormat)).toHaveLength(1));
});
