import { parseArgs } from 'node:util';
import { realProject } from '../real-project.ts';
import { say, step } from '../terminal.ts';

/**
 * `npm run member-numbers -- --project <id>` says where the counter of member numbers stands, and which number is the
 * highest that a member has. With `--set`, the counter gets that number, for example after a member with a wrong number
 * was deleted. Numbers above it that deleted members had are then given again. The command can be repeated, also while
 * the site is live.
 */
export async function memberNumbers(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { project: { type: 'string' }, set: { type: 'boolean', default: false } },
  });
  const project = realProject(values.project);
  const [{ initializeApp }, { getFirestore }, { checkMemberNumbers }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
    import('@fanclub/functions/repositories/member-numbers'),
  ]);
  const { last, highest } = await step(`Reading the member numbers of ${project}`, () =>
    checkMemberNumbers(getFirestore(initializeApp({ projectId: project })), values.set),
  );
  say(`The counter stood at ${last}. The highest number of a member is ${highest}.`);
  if (last === highest) say('The counter is right.');
  else if (values.set) say(`The next member gets ${highest + 1}.`);
  else say(`With --set, the next member gets ${highest + 1} instead of ${last + 1}.`);
}
