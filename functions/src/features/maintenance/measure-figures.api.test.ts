import { readFigures } from '@fanclub/contract/figures/routes';
import { buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { testDb } from '../../../test/firebase.ts';
import { measureFigures } from './measure-figures.ts';

const read = async () => {
  const { token } = await signInAdmin(undefined, 'open', 'treasurer');
  return (await call(readFigures, { token })).body;
};

it('maintenance adds everybody up twice a day, and whoever looks reads what it kept', async () => {
  await testDb().doc('settings/figures').delete();
  expect(await read()).toMatchObject({ measured_at: null, figures: null });
  await buildMember({ juventus_card: false });
  const context = serverContext();
  const looked = await measureFigures(context);
  expect(looked).toBeGreaterThan(0);
  const { figures } = await read();
  const sum = figures?.package.reduce((all, { applications }) => all + applications, 0);
  expect(sum).toBe(looked);
  expect(await measureFigures(context)).toBe(0);
  const later = { ...context, now: () => new Date(Date.now() + 13 * 60 * 60_000) };
  expect(await measureFigures(later)).toBeGreaterThan(0);
});
