import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAsAdmin } from '#testing/render-as-admin.tsx';
import { useStatementFile } from './use-statement-file.ts';

const maxBytes = 5 * 1024 * 1024;

/** Returns what is said of an empty file that claims to be this large. */
async function openedOf(size: number) {
  const { result } = renderAsAdmin(() => useStatementFile());
  const file = Object.defineProperty(new File([], 'statement.csv'), 'size', { value: size });
  act(() => result.current.choose(file));
  await waitFor(() => expect(result.current.opened.state).not.toBe('none'));
  return result.current.opened.state;
}

it('reads a file of five megabytes, and refuses a larger one without reading it', async () => {
  expect(await openedOf(maxBytes)).toBe('empty');
  expect(await openedOf(maxBytes + 1)).toBe('tooLarge');
});
