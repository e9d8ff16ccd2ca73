import { readFileSync } from 'node:fs';
import { isTextName } from '@fanclub/contract/settings/club-texts';
import { settingNames, settingRow } from '@fanclub/contract/settings/settings';
import { placeOf } from '@fanclub/functions/repositories/club-settings';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';

const file = inRoot('docs/operations-reference.md');
const page = readFileSync(file, 'utf8');
const table = /(\| `settings\/.*\n)+/;
const row = /^\| `(.+?)` \|.*\| (.*) \|$/gm;
const meanings = new Map([...page.matchAll(row)].map(([, place, meaning]) => [place, meaning]));

it('operations has a row for each setting (npx vitest run documented-settings -u)', async () => {
  const rows = settingNames
    .filter((name) => !isTextName(name))
    .map((name) => {
      const place = placeOf(name);
      return `| \`${place}\` | ${settingRow(name).default} | ${meanings.get(place) ?? ''} |\n`;
    });
  await expect(page.replace(table, () => rows.join(''))).toMatchFileSnapshot(file);
});

it('each row says what the setting means', () => {
  expect([...meanings.keys()].filter((place) => !meanings.get(place))).toEqual([]);
});
