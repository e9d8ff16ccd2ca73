import { exportStaff } from '@fanclub/contract/staff/routes';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { buildPerson } from '../../../test/build-person.ts';

it('the file of the staff has a row for each, with role and last sign-in', async () => {
  const owner = await signInAdmin();
  const newcomer = await buildPerson('treasurer');
  const file = await call(exportStaff, { token: owner.token, query: {} });
  const [head, ...rows] = file.bytes.toString().replace('\uFEFF', '').split('\r\n');
  expect(head).toBe('email,role,has_signed_in,last_sign_in_at');
  expect(rows).toContain(`${newcomer},treasurer,false,`);
  const ownersRow = rows.find((row) => row.startsWith(`${owner.email},owner,true,`));
  const signedInAt = Date.parse(ownersRow?.split(',').at(-1) ?? '');
  expect(Math.abs(Date.now() - signedInAt)).toBeLessThan(60_000);
});

it('the file of the staff has only the chosen columns', async () => {
  const { email, token } = await signInAdmin();
  const query = { columns: 'role,email', format: 'json' } as const;
  const { bytes } = await call(exportStaff, { token, query });
  expect(JSON.parse(bytes.toString())).toContainEqual({ email, role: 'owner' });
});
