import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { readDocuments } from './documents.ts';

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
  const unknown = readDocuments().flatMap(({ file, text }) =>
    commandsIn(text)
      .filter((name) => !(name in scripts))
      .map((name) => `${file}: npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});
