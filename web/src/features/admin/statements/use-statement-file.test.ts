import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { fakeWorker } from '#testing/fake-worker.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useStatementFile } from './use-statement-file.ts';

it('a file that was read can be closed or finished', async () => {
  fakeWorker.readsFiles();
  fakeServer.answer(api.readStatementFormat, { format: null, imported: null });
  const { result } = renderAsAdmin(() => useStatementFile());
  const text = 'Date,Name,Amount (EUR)\n20.11.2026,Jäger,20.00';
  act(() => result.current.choose(new File([text], 'statement.csv')));
  await waitFor(() => expect(result.current.opened.state).toBe('read'));
  expect(result.current.opened).toMatchObject({
    source: { name: 'statement.csv', bytes: new TextEncoder().encode(text) },
    file: { headerAt: 0 },
    stored: null,
  });
  act(() => result.current.close());
  expect(result.current.opened).toEqual({ state: 'none' });
  const sum = { added: 1, added_out: 0, known: 2, perhaps_same: 0, returned: 0 };
  act(() => result.current.done(sum));
  expect(result.current.opened).toEqual({ state: 'done', ...sum });
});
