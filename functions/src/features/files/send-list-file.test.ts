import { exportFormats } from '@fanclub/contract/files/list-file';
import { expect, it } from 'vitest';
import type { StreamAnswer } from '#pipeline/handler';
import type { ServerContext } from '#platform/context';
import { now } from '../../../test/build-money.ts';
import { storeMoney } from '../../../test/money-store.ts';
import { type AskedFile, fileParts, type ListFile } from './list-file.ts';
import { sendListFile } from './send-list-file.ts';

const admin = 'owner@example.com';

/** Returns a list with this many members, whose cursors are the numbers of the last read member. */
function listWith(count: number, onPage: () => void = () => {}): ListFile {
  return {
    list: 'members',
    columns: ['number'],
    async *pages({ from, rowsPerPage }) {
      for (let at = Number(from ?? 0); at < count; at += rowsPerPage) {
        onPage();
        const end = Math.min(at + rowsPerPage, count);
        const rows = Array.from({ length: end - at }, (_, i) => ({ number: at + i }));
        yield { rows, nextCursor: end < count ? String(end) : null };
      }
    },
  };
}

async function bytesOf({ chunks }: StreamAnswer) {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(Buffer.from(chunk));
  return Buffer.concat(all);
}

/** Sends all parts of a file, one after the other, as the panel asks for them. */
async function sendParts(context: ServerContext, list: ListFile, asked: AskedFile) {
  const parts: Buffer[] = [];
  let cursor: string | undefined;
  do {
    const answer = await sendListFile(context, admin, list, {
      ...asked,
      ...(cursor && { cursor }),
    });
    parts.push(await bytesOf(answer));
    cursor = answer.nextPart ?? undefined;
  } while (cursor);
  return parts;
}

it.each(exportFormats)(
  'the parts of a long list are together the whole file: %s',
  async (format) => {
    const list = listWith(4_200);
    const parts = await sendParts(storeMoney([]).context, list, { format });
    expect(parts).toHaveLength(3);
    const whole: Buffer[] = [];
    const choice = { columns: list.columns, format };
    const pages = fileParts(list, choice, { from: null, rowsPerPage: 5_000 });
    for await (const { bytes } of pages) whole.push(bytes);
    expect(Buffer.concat(parts).equals(Buffer.concat(whole))).toBe(true);
  },
);

it('a list of 2,000 rows is one part, and reads no further row', async () => {
  const { nextPart } = await sendListFile(storeMoney([]).context, admin, listWith(2_000), {});
  expect(nextPart).toBeNull();
});

it('a part ends after eight seconds, so that a slow list is sent before the deadline', async () => {
  let nowMs = now.getTime();
  const context = { ...storeMoney([]).context, now: () => new Date(nowMs) };
  const slow = listWith(2_000, () => {
    nowMs += 5_000;
  });
  const { nextPart } = await sendListFile(context, admin, slow, {});
  expect(nextPart).toBe('1000');
});

it('the history has one row for all parts of a file, and another one for another filter', async () => {
  const { context, audits } = storeMoney([]);
  await sendParts(context, listWith(4_200), { format: 'csv' });
  expect(audits()).toEqual([['export_members', ['number']]]);
  const narrowed = { format: 'csv', status: 'approved' } as const;
  await sendParts(context, listWith(2_200), narrowed);
  expect(audits()).toHaveLength(2);
});

it('a part that is asked for without the earlier ones is in the history, too', async () => {
  const { context, audits } = storeMoney([]);
  await sendListFile(context, admin, listWith(4_200), { cursor: '4000' });
  expect(audits()).toEqual([['export_members', ['number']]]);
});
