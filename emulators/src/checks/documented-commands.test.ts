import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';

const documents = [
  'README.md',
  ...readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Names of the npm scripts that a text tells people to run. */
function commandsIn(text: string): string[] {
  const named = [...text.matchAll(/npm run ([a-z0-9:-]+)/g)].map(([, name]) => name ?? '');
  return [
    ...named,
    ...(/npm start/.test(text) ? ['start'] : []),
    ...(/npm test/.test(text) ? ['test'] : []),
  ];
}

it('names in its documents only commands that there are', () => {
  const unknown = documents.flatMap((file) =>
    commandsIn(readFileSync(inRoot(file), 'utf8'))
      .filter((name) => !(name in scripts))
      .map((name) => `${file}: npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('shows in its documents only pictures and pages that there are', () => {
  const missing = documents.flatMap((file) => {
    const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.';
    const links = readFileSync(inRoot(file), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g);
    return [...links]
      .map(([, target]) => target ?? '')
      .filter((target) => {
        try {
          readdirSync(inRoot(folder, target));
          return false;
        } catch (error) {
          return (error as NodeJS.ErrnoException).code === 'ENOENT';
        }
      })
      .map((target) => `${file}: ${target}`);
  });
  expect(missing).toEqual([]);
});
