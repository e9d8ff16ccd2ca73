import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { listObjects, readObject, saveObject } from '#platform/object-store';
import { storeMember } from '../../../test/store-member.ts';
import { accountsFolder, backUpAccounts, type ExportedAccount } from './back-up-accounts.ts';

/** A date that no other test and no real nightly run uses. */
const night = new Date('2031-03-30T02:30:00Z');
const context = () => ({ ...serverContext(), now: () => night });
const isOfThen = (name: string) => name.startsWith(`${accountsFolder}203`);

it('every account is saved, and copies older than a week are deleted', async () => {
  const { id, email } = await storeMember();
  const { bucket } = context();
  for (const day of ['2031-03-22', '2031-03-23']) {
    await saveObject(
      bucket(),
      `${accountsFolder}${day}.json`,
      Buffer.from('{}'),
      'application/json',
    );
  }
  await backUpAccounts(context());
  await backUpAccounts(context());
  const files = (await listObjects(bucket(), accountsFolder)).filter(isOfThen);
  expect(files).toEqual([`${accountsFolder}2031-03-23.json`, `${accountsFolder}2031-03-30.json`]);
  const written = await readObject(bucket(), `${accountsFolder}2031-03-30.json`);
  const { users }: { users: ExportedAccount[] } = JSON.parse(String(written));
  expect(users.find(({ localId }) => localId === id)).toMatchObject({
    email,
    disabled: false,
  });
});
