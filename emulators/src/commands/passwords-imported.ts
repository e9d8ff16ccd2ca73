import { parseArgs } from 'node:util';
import { realProject } from '../real-project.ts';
import { step } from '../terminal.ts';

/**
 * `npm run passwords:imported -- --project <id>` is needed after accounts or Firestore were restored. It stores that
 * all passwords which Firebase has now are valid. Otherwise the server would refuse them, because Firebase gives
 * imported passwords a new date. The command can be repeated.
 */
export async function passwordsImported(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { project: { type: 'string' } } });
  const project = realProject(values.project);
  const [{ initializeApp }, { getFirestore }, { markPasswordsImported }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
    import('@fanclub/functions/repositories/access-settings'),
  ]);
  await step(`Taking the passwords that ${project} has now for the club's own`, () =>
    markPasswordsImported(getFirestore(initializeApp({ projectId: project }))),
  );
  return true;
}
