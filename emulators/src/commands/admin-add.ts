import { parseArgs } from 'node:util';
import { adminRoles } from '@fanclub/contract/admin/roles';
import { Problem } from '../problem.ts';
import { realProject } from '../real-project.ts';
import { say, step } from '../terminal.ts';

/**
 * `npm run admin:add -- <email> --project <id>` adds an admin to a real project, with the credentials of `gcloud auth
 * application-default login`. A new admin is an owner unless `--role` names another role. With `--repin`, the admin can
 * sign in with another Google account: the next one that signs in with this address is stored. The command can be
 * repeated.
 */
export async function adminAdd(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      project: { type: 'string' },
      role: { type: 'string' },
      repin: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const email = positionals[0]?.trim().toLowerCase();
  if (!email?.includes('@'))
    throw new Problem('Say whom: `npm run admin:add -- <e-mail> --project <id>`.');
  const role = adminRoles.find((name) => name === values.role);
  if (values.role !== undefined && !role)
    throw new Problem(`Say one of the roles: --role ${adminRoles.join(' | ')}.`);
  const project = realProject(values.project);
  const [{ initializeApp }, { getAuth }, { getFirestore }, { adminDoc }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
    import('firebase-admin/firestore'),
    import('@fanclub/functions/repositories/admins'),
  ]);
  await step(`Listing ${email} as an admin of ${project}`, async () => {
    const app = initializeApp({ projectId: project });
    await adminDoc(getFirestore(app), email).set(
      { email, ...(role && { role }), ...(values.repin && { google_sub: null }) },
      { merge: true },
    );
    // A Google sign-in cannot create a Firebase account, because that is switched off for visitors. The account is
    // therefore created here.
    await getAuth(app)
      .createUser({ email, emailVerified: true })
      .catch((error: { code?: string }) => {
        if (error.code !== 'auth/email-already-exists') throw error;
      });
  });
  if (values.repin) say('The Google account that signs in next is the one that counts.');
  say(`${email} signs in at /login?authuser=admin with Google.`);
  return true;
}
