import { api } from '@fanclub/contract/api';
import type { RouteQuery } from '@fanclub/contract/http/route';
import { promoCsvColumns } from '@fanclub/contract/promo/promo-csv';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { halfShipping, newCode, storeCode } from '../../../test/store-card.ts';

const beginning = newCode();

it('the file of codes contains what the list contains, and can be imported again', async () => {
  const { token } = await signInAdmin();
  const lines = [
    `${beginning}-A1,percentage,12.5,2027-03-20,3,base under_14,sara@example.com,«نوروز؛ مبارک»,"Happy, new",`,
    `${beginning}-A2,fixed,2,2027-03-20T10:00:00Z,,,,,,=Auguri`,
  ];
  const csv = [promoCsvColumns.join(','), ...lines].join('\r\n');
  await call(api.importPromoCodes, { body: { csv, make: true }, token });
  // The date cannot be read, so the state of this code is `malformed`.
  await storeCode({ ...halfShipping, expiresAt: 'soon' }, `${beginning}-B`);

  const fileOf = async (query: RouteQuery<typeof api.exportPromoCodes>) =>
    (await call(api.exportPromoCodes, { query, token })).bytes.toString();
  const listed = (await call(api.listPromoCodes, { query: { q: beginning }, token })).body
    .promo_codes;
  const exported = JSON.parse(await fileOf({ q: beginning.toLowerCase(), format: 'json' }));
  expect(exported).toMatchObject(
    listed.map(({ sentences, ...code }) => ({ ...code, sentence_it: sentences?.it ?? null })),
  );
  expect(exported.map(({ state }: { state: string }) => state)).toEqual([
    'usable',
    'usable',
    'malformed',
  ]);

  const importable = await fileOf({ q: `${beginning}-A`, columns: promoCsvColumns.join(',') });
  expect(importable, 'a formula is made text').toContain("'=Auguri");
  const again = await call(api.importPromoCodes, { body: { csv: importable, make: false }, token });
  expect(again.body.lines.map(({ state, errors }) => [state, errors])).toEqual([
    ['there', {}],
    ['there', {}],
  ]);
});
