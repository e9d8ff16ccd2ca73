import { parseArgs } from 'node:util';
import { adminRoles } from '@fanclub/contract/roles';
import { googleApi } from '../google-api.ts';
import { Problem } from '../problem.ts';
import { realProject } from '../real-project.ts';
import { say, step } from '../terminal.ts';

/**
 * `npm run admin:add -- <email> --project <id>` adds an admin to a real project, with the credentials of `gcloud auth
 * application-default login`. A new admin is an owner unless `--role` names another role. With `--repin`, the admin can
 * sign in with another Google account: the next one that signs in with this address is stored. The command can be
 * repeated.
 */
export async function adminAdd(args: readonly string[]): Promise<void> {
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
  const { addAdmin } = await import('../deploy/add-admin.ts');
  await step(`Listing ${email} as an admin of ${project}`, () =>
    addAdmin(googleApi(project), { email, role, isRepinned: values.repin }),
  );
  if (values.repin) say('The Google account that signs in next is the one that counts.');
  say(`${email} signs in at /login?authuser=admin with Google.`);
}
