import { beforeAll } from 'vitest';
import { testDb } from './firebase.ts';

/**
 * Deletes rows of earlier test files that would slow this file down. Each change by staff sends a mail to every
 * owner, so all admins except those of the stories are deleted. While the triggers are paused nothing sends mails,
 * so unsent mails are deleted, too.
 */
beforeAll(async () => {
  const [admins, mails] = await Promise.all([
    testDb().collection('admins').get(),
    testDb().collection('mail').where('delivery.state', '==', 'PENDING').get(),
  ]);
  const others = admins.docs.filter(({ id }) => !id.endsWith('@fanclub.test'));
  await Promise.all([...others, ...mails.docs].map(({ ref }) => ref.delete()));
});
