import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { root } from '../paths.ts';
import { newerReleases } from './releases.ts';
import { watched } from './tell-changes.ts';
import { upgrade } from './upgrade.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
const upstream = path.join(folder, 'upstream');
const club = path.join(folder, 'club');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

/** Runs git as a person without settings of their own. */
function git(repository: string, ...args: string[]): string {
  const settings = ['user.name=Test', 'user.email=test@example.test', 'tag.gpgSign=false'];
  const all = settings.flatMap((setting) => ['-c', setting]).concat(args);
  return execFileSync('git', all, { cwd: repository, encoding: 'utf8', stdio: 'pipe' });
}

function commit(repository: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
    writeFileSync(path.join(repository, file), text);
  }
  git(repository, 'add', '-A');
  git(repository, 'commit', '-qm', 'A change');
}

const readClub = (file: string) => readFileSync(path.join(club, file), 'utf8');

/** Plays two releases of the product and a club that was copied from the first and has a folder of its own. */
beforeEach(() => {
  for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE']) vi.stubEnv(name, undefined);
  for (const who of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${who}_NAME`, 'Test');
    vi.stubEnv(`GIT_${who}_EMAIL`, 'test@example.test');
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(upstream, { recursive: true });
  git(upstream, 'init', '-q', '-b', 'main');
  commit(upstream, {
    'package.json': '{ "version": "1.0.0" }\n',
    'CHANGELOG.md': '# Changelog\n\n## 1.0.0\n\nThe first.\n',
    'firestore.rules': 'deny;\n',
    'web/title.ts': 'Members\n',
    'web/old.ts': 'old\n',
  });
  git(upstream, 'tag', '-a', 'v1.0.0', '-m', 'Version 1.0.0');
  git(folder, 'clone', '-q', '-o', 'upstream', upstream, club);
  commit(club, { 'clubs/viola/club.json': '{}\n' });
  git(upstream, 'rm', '-q', 'web/old.ts');
  commit(upstream, {
    'package.json': '{ "version": "1.1.0" }\n',
    'CHANGELOG.md':
      '# Changelog\n\n## 1.1.0 (2027-02-01)\n\nA list.\n\n### Upgrade notes\n\n- Decide whether members may see it.\n\n## 1.0.0\n\nThe first.\n\n### Upgrade notes\n\n- Older.\n',
    'firestore.rules': 'deny;\nallow codes;\n',
    'functions/src/features/migration/migrate.ts': 'null\n',
    'club/club.json': '{ "city": "Tehran" }\n',
    'web/title.ts': 'Our members\n',
  });
  git(upstream, 'tag', '-a', 'v1.1.0', '-m', 'Version 1.1.0');
});

/** Upgrades the club. Resolves with the result and what the person reads. */
async function upgradeClub(options: { tag?: string; check?: () => Promise<boolean> } = {}) {
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const check = options.check ?? (async () => true);
  const isGood = await upgrade({ folder: club, ...options, check }).finally(() =>
    write.mockRestore(),
  );
  return { isGood, said: said.join('') };
}

it('a club that changed only its own folder gets the newest release, and reads what changes', async () => {
  const seen: string[] = [];
  const { isGood, said } = await upgradeClub({
    check: async () => seen.push(readClub('web/title.ts')) > 0,
  });
  expect([isGood, seen]).toEqual([true, ['Our members\n']]);
  expect(said).toContain('From version 1.0.0 to 1.1.0');
  expect(said).toContain('Changed by you outside clubs/: nothing');
  expect(said).toContain('  +allow codes;');
  expect(said).toContain('  +{ "city": "Tehran" }');
  expect(said).toContain('Stored rows:\n  maintenance rewrites them');
  expect(said).toContain('  1.1.0:\n  - Decide whether members may see it.');
  expect(said).not.toContain('Older');
  expect(said).toContain('Nothing is deployed');
  const [, back = ''] = /git reset --hard (\w+)/.exec(said) ?? [];
  git(club, 'reset', '-q', '--hard', back);
  expect(readClub('web/title.ts')).toBe('Members\n');
});

it('the files whose changes an upgrade tells exist', () => {
  const files = Object.values(watched).flat();
  expect(files.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
});

it('a text that both changed is named before, its conflict after, and the merge is left to the person', async () => {
  commit(club, { 'web/title.ts': 'Tifosi\n', 'web/old.ts': 'ours\n', 'web/own.ts': 'own\n' });
  const check = vi.fn();
  const { isGood, said } = await upgradeClub({ check });
  expect(isGood).toBe(false);
  expect(check).not.toHaveBeenCalled();
  expect(said).toContain('  web/title.ts (this version changes it, too)');
  expect(said).toContain('  web/own.ts\n');
  expect(said).toMatch(/web\/title\.ts: both changed it\. .*git checkout --theirs web\/title\.ts/);
  expect(said).toMatch(/web\/old\.ts: the new version deletes it/);
  await expect(upgradeClub()).rejects.toThrow(/merge has stopped/);
  git(club, 'merge', '--abort');
  expect(readClub('web/title.ts')).toBe('Tifosi\n');
});

it('a failing check leaves the merge, says so, and says how to go back', async () => {
  const { isGood, said } = await upgradeClub({ check: async () => false });
  expect(isGood).toBe(false);
  expect(said).toMatch(/checks fail.*\n.*\n.*git reset --hard/);
});

it('changes that are not committed stop an upgrade', async () => {
  writeFileSync(path.join(club, 'web/title.ts'), 'Half a word\n');
  await expect(upgradeClub()).rejects.toThrow(/Commit your changes first.*\n M web\/title\.ts/);
});

it('a tag that is not annotated is refused', async () => {
  git(upstream, 'tag', 'v1.2.0');
  await expect(upgradeClub()).rejects.toThrow(/v1\.2\.0 is not an annotated tag/);
  expect((await upgradeClub({ tag: 'v1.1.0' })).isGood).toBe(true);
});

it('a tag that was moved after the club had it is refused', async () => {
  git(club, 'fetch', '-q', 'upstream', 'tag', 'v1.1.0');
  git(upstream, 'tag', '-f', '-a', 'v1.1.0', '-m', 'Another', 'HEAD~1');
  await expect(upgradeClub()).rejects.toThrow(/clobber/);
});

it('the newest release is not merged twice, and the doctor counts those that are missing', async () => {
  expect((await newerReleases(club, '1.0.0-dev')).map(({ tag }) => tag)).toEqual([
    'v1.0.0',
    'v1.1.0',
  ]);
  await upgradeClub();
  expect((await upgradeClub()).said).toContain('1.1.0 is not newer');
  expect(await newerReleases(club, '1.1.0')).toEqual([]);
});

it('without an upstream an upgrade says how to name one; one that does not answer is no finding', async () => {
  git(club, 'remote', 'set-url', 'upstream', path.join(folder, 'nowhere'));
  expect(await newerReleases(club, '1.0.0')).toEqual([]);
  git(club, 'remote', 'remove', 'upstream');
  await expect(upgradeClub()).rejects.toThrow(/git remote add upstream/);
});
