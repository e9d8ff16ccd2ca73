import { api } from '@fanclub/contract/api';
import { promoCsvMaxLength } from '@fanclub/contract/promo/promo-csv';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { fakeWorker } from '#testing/fake-worker.ts';
import { common, errors } from '#testing/texts.ts';
import { chooseFile, press, pressWhenReady } from '#testing/user-events.ts';
import { buildCode, choose, dialog, openCodes, sent, t } from './testing/open-codes.ts';

test('the people who used a code are listed with the way to each application', async () => {
  fakeServer.answer(api.promoCodeUsers, {
    users: [
      {
        id: 'u1',
        request_number: 'JOFCI-7KQ2M9XA',
        first_name: 'Sara',
        last_name: 'Rossi',
        pack_type: 'base',
        shipping_discount: 2.5,
        request_status: 'approved',
        created_at: '2026-02-02T10:00:00.000Z',
      },
    ],
    next_cursor: null,
  });
  await openCodes();
  await choose(t('actions.users'));
  const link = await screen.findByRole('link', { name: 'Sara Rossi' });
  expect(link.getAttribute('href')).toBe('/admin/members?request=JOFCI-7KQ2M9XA');
  expect(screen.getByText(t('users.off', { amount: 2.5 }))).toBeTruthy();
});

test('a file is checked line by line, and made once every line is right', async () => {
  await openCodes();
  press(t('actions.import'));
  const form = await dialog();
  const text = form.getByRole('textbox', { name: new RegExp(t('import.field')) });
  fireEvent.change(text, { target: { value: 'code,discountType,discountRate\nA,fixed,x' } });
  const wrong = {
    line: 2,
    code: 'A',
    state: 'wrong',
    errors: { discountRate: 'invalid_type' },
  } as const;
  const sound = { line: 2, code: 'A', state: 'new', errors: {} } as const;
  fakeServer.answer(api.importPromoCodes, { made: 0, lines: [sound, { ...wrong, line: 3 }] });
  press(t('import.check'));
  expect(await form.findByText(t('import.wrong', { count: 1 }))).toBeTruthy();
  const [first] = form.getAllByRole('listitem');
  expect(first?.textContent).toContain(errors('invalid_type'));

  fireEvent.change(text, { target: { value: 'code,discountType,discountRate\nA,fixed,2' } });
  expect(form.queryByText(t('import.wrong', { count: 1 }))).toBeNull();
  fakeServer.answer(api.importPromoCodes, ({ body }) => ({
    made: body.make ? 1 : 0,
    lines: [sound],
  }));
  press(t('import.check'));
  fireEvent.click(await form.findByRole('button', { name: t('import.make', { count: 1 }) }));
  expect(await form.findByText(t('import.made', { count: 1 }))).toBeTruthy();
  expect(sent('importPromoCodes').map(({ make }) => make)).toEqual([false, false, true]);
});

test('the list is read again once a file has made codes', async () => {
  fakeServer.answer(api.importPromoCodes, ({ body: { make } }) => {
    const made = buildCode({ code: 'NOWRUZ' });
    if (make) fakeServer.answer(api.listPromoCodes, { promo_codes: [made], next_cursor: null });
    const line = { line: 2, code: 'NOWRUZ', state: 'new', errors: {} } as const;
    return { made: make ? 1 : 0, lines: [line] };
  });
  await openCodes();
  press(t('actions.import'));
  const form = await dialog();
  fireEvent.change(form.getByRole('textbox'), {
    target: { value: 'code,discountType,discountRate\nNOWRUZ,fixed,2' },
  });
  press(t('import.check'));
  await pressWhenReady(t('import.make', { count: 1 }));
  await form.findByText(t('import.made', { count: 1 }));
  press(common('actions.close'));
  expect(
    await screen.findByRole('button', { name: t('actions.menu', { code: 'NOWRUZ' }) }),
  ).toBeTruthy();
});

test('a file that is too long is read with one character too many, so that the server refuses it', async () => {
  await openCodes();
  press(t('actions.import'));
  const form = await dialog();
  fakeWorker.readsFiles();
  await chooseFile(t('import.file'), new File(['A'.repeat(promoCsvMaxLength + 9)], 'codes.csv'));
  const text = form.getByRole<HTMLTextAreaElement>('textbox');
  await waitFor(() => expect(text.value).toHaveLength(promoCsvMaxLength + 1));
});

test('a file that is no CSV is said at its field', async () => {
  fakeServer.answer(
    api.importPromoCodes,
    refusal('validation_error', { errors: { csv: 'invalid_value' } }),
  );
  await openCodes();
  press(t('actions.import'));
  const form = await dialog();
  fireEvent.change(form.getByRole('textbox'), { target: { value: '"A' } });
  press(t('import.check'));
  expect(await form.findByText(t('import.problems.invalid_value'))).toBeTruthy();
});
