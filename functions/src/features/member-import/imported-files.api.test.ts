import { readFileSync } from 'node:fs';
import { api } from '@fanclub/contract/api';
import { clubDay } from '@fanclub/contract/club/club-day';
import { importedAtOnce } from '@fanclub/contract/members/import-columns';
import { checkLines } from '@fanclub/contract/read-file/members/check-lines';
import { understandMembers } from '@fanclub/contract/read-file/members/understand';
import { openFile } from '@fanclub/contract/read-file/open-file';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import {
  child,
  fileOf,
  importingBy,
  letters,
  nameless,
  person,
} from '../../../test/import-lines.ts';

const owner = await signInAdmin();
const { send } = importingBy(owner);
const soci = fileOf();

it('a messy list of 120 lines gets at least 110 people and seasons in, and the same list again changes nothing', async () => {
  const file = new URL(
    '../../../../contract/src/read-file/fixtures/members/soci-windows-1252.csv',
    import.meta.url,
  );
  const opened = await openFile(new Uint8Array(readFileSync(file)));
  if (opened.state !== 'read') throw new Error(opened.state);
  const today = clubDay(new Date());
  const answers = { constants: { country_of_birth: 'IT' } };
  const { lines } = understandMembers(opened.sheet, answers, today);
  const sound = checkLines(lines, { today, season: '2026/27', withoutMailbox: true }).filter(
    ({ errors }) => Object.keys(errors).length === 0,
  );
  expect(sound.length).toBeGreaterThanOrEqual(110);
  const own = sound.map(({ line, cells }) => ({ line, cells: { ...cells, member_number: '' } }));
  const importAll = async () => {
    const states: string[] = [];
    for (let from = 0; from < own.length; from += importedAtOnce) {
      const body = { lines: own.slice(from, from + importedAtOnce), make: true, invite: false };
      const answer = await callOrThrow(api.importMembers, {
        token: owner.token,
        body: { ...body, without_mailbox: true, file: soci },
      });
      states.push(...answer.lines.map(({ state }) => state));
    }
    return Object.fromEntries(
      [...new Set(states)].map((one) => [one, states.filter((state) => state === one).length]),
    );
  };
  const first = await importAll();
  expect((first.new ?? 0) + (first.season ?? 0)).toBeGreaterThanOrEqual(110);
  expect(await importAll()).toEqual({ there: own.length });
});

it.each(['csv', 'excel'] as const)(
  'the file of members that the product writes reads back: everybody is there (%s)',
  async (format) => {
    const family = `Rossi${letters(8)}`;
    const sara = person({ last_name: family, postal_code: '00184', paid: 'yes' });
    const old = { ...nameless(), last_name: family };
    await send([sara, child(sara.email, { last_name: family }), old]);
    const query = { q: family, format };
    const { bytes } = await call(api.exportUsers, { token: owner.token, query });
    const opened = await openFile(new Uint8Array(bytes));
    if (opened.state !== 'read') throw new Error(opened.state);
    const today = clubDay(new Date());
    const { questions, unknown, lines } = understandMembers(opened.sheet, {}, today);
    expect([questions, unknown, lines.length]).toEqual([[], [], 3]);
    const { body } = await send(lines.map(({ cells }) => cells));
    expect(body.lines.map(({ state, errors }) => [state, errors])).toEqual(
      Array(3).fill(['there', {}]),
    );
  },
);
