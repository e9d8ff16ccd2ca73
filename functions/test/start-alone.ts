import { beforeAll } from 'vitest';
import { testDb } from './firebase.ts';

// Owners get a mail for each change that staff make. Admins of earlier files are removed before each file, or
// their thousands of mails would delay the file's own. The admins of the stories stay.
beforeAll(async () => {
  const { docs } = await testDb().collection('admins').get();
  const others = docs.filter(({ id }) => !id.endsWith('@fanclub.test'));
  await Promise.all(others.map(({ ref }) => ref.delete()));
});
