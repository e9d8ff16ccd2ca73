import { parseArgs } from 'node:util';
import { realProject } from '../real-project.ts';
import { say, step } from '../terminal.ts';

/**
 * `npm run migrate -- --project <id>` converts the rows of a real project to the current format immediately. The
 * scheduled maintenance does the same within minutes of a deployment. The command can be repeated, also while the site
 * is live.
 */
export async function migrate(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { project: { type: 'string' } } });
  const project = realProject(values.project);
  const [{ initializeApp }, { getFirestore }, { migrate: migrateRows }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
    import('@fanclub/functions/features/migration/migrate'),
  ]);
  const changed = await step(`Bringing the rows of ${project} up to date`, () =>
    migrateRows({ db: getFirestore(initializeApp({ projectId: project })) }),
  );
  say(changed === 0 ? 'Nothing was missing.' : `${changed} members changed.`);
}
