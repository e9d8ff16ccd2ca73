import { listUsers } from '@fanclub/contract/admin/routes';
import { manyPeople } from '@fanclub/contract/audit/actions';
import { uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it, vi } from 'vitest';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { addListed, listLooksBetween } from '#repositories/list-looks';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { testDb, testKeyedHash } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { mailLooksOfWeek, reportManyListed } from './report-looks.ts';

/** The context of a maintenance run at this time. */
const contextAt = (now: string) =>
  ({ db: testDb(), keyedHash: testKeyedHash(), now: () => new Date(now) }) as ServerContext;

const idsOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `person-${from + at}`);

async function peopleOf(adminEmail: string): Promise<number> {
  const { docs } = await listLooksBetween(testDb(), new Date(0), new Date('2100-01-01')).get();
  const own = docs.map((row) => row.data()).filter((row) => row.admin_email === adminEmail);
  return own.reduce((sum, { people }) => sum + people.length, 0);
}

it('a page of a list counts each person of it once for the admin and hour', async () => {
  const admin = await signInAdmin();
  const { email } = await storeMember({ juventus_card: false });
  const read = () => call(listUsers, { query: { q: email }, token: admin.token });
  await Promise.all([read(), read(), read()]);
  expect(await peopleOf(admin.email)).toBe(1);
});

it('many people in one hour are an alert and an audit row, once, and refuse nothing', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const adminEmail = uniqueEmail('reader');
  const context = contextAt('2027-03-03T10:20:00Z');
  const add = (memberIds: string[]) => addListed(context, { adminEmail, memberIds }, context.now());
  await add(idsOf(manyPeople - 1));
  await add(idsOf(100));
  await reportManyListed(context);
  expect(await auditRowsBy(adminEmail)).toEqual([]);
  await add(idsOf(1, manyPeople));
  await Promise.all([reportManyListed(context), reportManyListed(context)]);
  await add(idsOf(100, manyPeople + 1));
  await reportManyListed(context);
  expect((await auditRowsBy(adminEmail)).map(({ action }) => action)).toEqual(['list_many']);
  expect(warn).toHaveBeenCalledWith('many people listed', { people: manyPeople });
  warn.mockRestore();
});

it('owners are mailed once a week who looked at how many, and not about a quiet week', async () => {
  const owner = await signInAdmin();
  const adminEmail = uniqueEmail('reader');
  const inWeek = contextAt('2090-01-04T10:00:00Z');
  const memberIds = idsOf(7);
  for (const at of [inWeek.now(), new Date('2090-01-05T11:00:00Z')]) {
    await addListed(inWeek, { adminEmail, memberIds }, at);
  }
  const monday = contextAt('2090-01-09T06:00:00Z');
  await Promise.all([mailLooksOfWeek(monday), mailLooksOfWeek(monday)]);
  await mailLooksOfWeek(contextAt('2090-01-10T06:00:00Z'));
  await mailLooksOfWeek(contextAt('2090-01-16T06:00:00Z'));
  const mails = await testDb()
    .collection('mail')
    .where('to', '==', owner.email)
    .where('message.template', '==', 'looks_of_week')
    .get();
  const data = mails.docs.map((row) => row.get('message.data'));
  expect(data).toEqual([
    { week: '2090-01-02', looks: [{ admin: adminEmail, people: 7, opened: 0 }] },
  ]);
});
