import { say } from '../terminal.ts';
import { partsBetween } from './changelog.ts';
import { git, gitLines } from './git.ts';

/** The commits of an upgrade, and the versions of the two it goes between. */
export interface Span {
  folder: string;
  /** The last commit that both sides have. */
  base: string;
  tag: string;
  from: string;
  to: string;
}

/** The files whose changes concern a club, by what they are about. */
export const watched = {
  rules: ['firestore.rules', 'storage.rules', 'firestore.indexes.json'],
  rows: ['functions/src/features/migration/migrate.ts'],
  club: ['club/club.json', 'contract/src/club-schema'],
} as const;
const noTests = ':(exclude)*.test.ts';

function list(title: string, lines: readonly string[], none: string): void {
  say(`\n${title}: ${lines.length === 0 ? none : ''}`.trimEnd());
  for (const line of lines) say(`  ${line}`);
}

/** Lists what the club has changed outside its own folder, because only there can a merge have conflicts. */
async function tellOwnChanges({ folder, base, tag }: Span): Promise<void> {
  const changed = (commit: string) => gitLines(folder, ['diff', '--name-only', base, commit]);
  const [own, theirs] = await Promise.all([changed('HEAD'), changed(tag)]);
  const outside = own.filter((file) => !/^(clubs\/|\.club$)/.test(file));
  const lines = outside.map((file) =>
    theirs.includes(file) ? `${file} (this version changes it, too)` : file,
  );
  list('Changed by you outside clubs/', lines, 'nothing');
}

/** Tells before a merge what changes in it, and what the club has to decide. */
export async function tellChanges(span: Span): Promise<void> {
  const { folder, base, tag, from, to } = span;
  const diff = (files: readonly string[]) =>
    gitLines(folder, ['diff', '-U1', base, tag, '--', ...files, noTests]);
  say(`From version ${from} to ${to}`);
  await tellOwnChanges(span);
  list('Rules and indexes', await diff(watched.rules), 'unchanged');
  const rows = (await diff(watched.rows)).length > 0;
  list(
    'Stored rows',
    rows ? ['maintenance rewrites them within minutes of the deployment'] : [],
    'unchanged',
  );
  list('Fields of a club folder', await diff(watched.club), 'unchanged');
  const changelog = await git(folder, ['show', `${tag}:CHANGELOG.md`]);
  const notes = partsBetween(changelog, from, to)
    .filter(({ upgradeNotes }) => upgradeNotes)
    .flatMap(({ version, upgradeNotes }) => [`${version}:`, ...upgradeNotes.split('\n')]);
  list('To do and to decide (upgrade notes)', notes, 'nothing');
  say();
}
