import { beforeAll } from 'vitest';
import { testDb } from './firebase.ts';

// Owners are mailed what staff change: each file begins without the admins of those before it, or
// thousands of mails would stand before its own. Those of the stories stay.
beforeAll(async () => {
  const { docs } = await testDb().collection('admins').get();
  const others = docs.filter(({ id }) => !id.endsWith('@fanclub.test'));
  await Promise.all(others.map(({ ref }) => ref.delete()));
});
