import { expect, it } from 'vitest';
import { foreignIn } from './foreign-words.ts';
import { descriptionOfApi, filesOfSite, mails, passes, receipts } from './seen.ts';

const folder = String(process.env.CLUB_WEB);

it.each([
  ['the site', () => filesOfSite(folder)],
  ['mails', mails],
  ['receipts', receipts],
  ['passes for wallets', passes],
  ['the description of the API', descriptionOfApi],
])('nothing of upstream’s club is in %s', async (_, read) => {
  const seen = await read();
  expect(seen.length).toBeGreaterThan(0);
  expect(
    seen.flatMap(({ place, text }) =>
      foreignIn(text, /OpenAPI|\.js$/.test(place)).map((hit) => `${place}: ${hit}`),
    ),
  ).toEqual([]);
});
