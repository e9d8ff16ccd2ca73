import { testDb } from './firebase.ts';
import { forgetReused } from './requests/given.ts';

// Deletes rows that earlier test files left, because they would slow the next one down. Each change by staff sends a
// mail to every owner, so all admins except those of the stories are deleted. Mails that were never tried are deleted,
// too, because nothing sends mails while the triggers are paused. This file runs before each test file is loaded.
const [admins, mails] = await Promise.all([
  testDb().collection('admins').get(),
  testDb().collection('mail').where('delivery.state', '==', 'PENDING').get(),
]);
const others = admins.docs.filter(({ id }) => !id.endsWith('@fanclub.test'));
await Promise.all([...others, ...mails.docs].map(({ ref }) => ref.delete()));
forgetReused();
