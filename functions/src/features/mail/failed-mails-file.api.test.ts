import { exportFailedMails } from '@fanclub/contract/mail/admin-routes';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it, onTestFinished } from 'vitest';
import { mailDoc } from '#repositories/mails';
import { buildFailedMail, buildMailRow } from '../../../test/build-mail-row.ts';
import { testDb } from '../../../test/firebase.ts';

it('the file of mails that were given up holds each of them and no other', async () => {
  const nobody = { id: 'nobody', email: 'nobody@example.com' };
  const failed = [
    await buildFailedMail(nobody),
    await buildFailedMail(nobody, 'card_posted'),
    await buildFailedMail(nobody),
  ];
  const queued = await buildMailRow(nobody);
  const built = [...failed, queued];
  onTestFinished(async () => {
    await Promise.all(built.map((id) => mailDoc(testDb(), id).delete()));
  });
  const { token } = await signInAdmin();
  const query = { columns: 'id,kind,to,attempts,error', format: 'json' } as const;
  const { bytes } = await call(exportFailedMails, { token, query });
  const rows: { id: string }[] = JSON.parse(bytes.toString());
  const shown = { to: nobody.email, attempts: 40, error: 'Connection refused' };
  expect(rows.filter(({ id }) => built.includes(id))).toEqual([
    { id: failed[0], kind: 'application_received', ...shown },
    { id: failed[1], kind: 'card_posted', ...shown },
    { id: failed[2], kind: 'application_received', ...shown },
  ]);
});
