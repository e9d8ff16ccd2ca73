import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useStatementFile } from './use-statement-file.ts';

const maxBytes = 5 * 1024 * 1024;

/** Chooses an empty file that reports this size in bytes. Returns the state that the hook ends in. */
async function openedOf(size: number) {
  const { result } = renderAsAdmin(() => useStatementFile());
  const file = Object.defineProperty(new File([], 'statement.csv'), 'size', { value: size });
  act(() => result.current.choose(file));
  await waitFor(() => expect(result.current.opened.state).not.toBe('none'));
  return result.current.opened.state;
}

it('a file of five megabytes is read, and a larger one is refused unread', async () => {
  expect(await openedOf(maxBytes)).toBe('empty');
  expect(await openedOf(maxBytes + 1)).toBe('tooLarge');
});

it('a file is read again in the chosen encoding, and can be closed or finished', async () => {
  fakeServer.answer(api.readStatementFormat, { format: null, imported: null });
  const { result } = renderAsAdmin(() => useStatementFile());
  const letters = [...'Date,Name,Amount (EUR)\n20.11.2026,J\u00e4ger,20.00'];
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const source = { name: 'statement.csv', bytes };
  act(() => result.current.choose(new File([bytes], 'statement.csv')));
  await waitFor(() => expect(result.current.opened).toEqual({ state: 'undecoded', source }));
  act(() => result.current.say(source, 'windows-1252'));
  await waitFor(() => expect(result.current.opened.state).toBe('read'));
  expect(result.current.opened).toMatchObject({
    file: { rows: [['20.11.2026', 'Jäger', '20.00']] },
    stored: null,
  });
  act(() => result.current.close());
  expect(result.current.opened).toEqual({ state: 'none' });
  const sum = { added: 1, added_out: 0, known: 2, perhaps_same: 0, returned: 0 };
  act(() => result.current.done(sum));
  expect(result.current.opened).toEqual({ state: 'done', ...sum });
});
