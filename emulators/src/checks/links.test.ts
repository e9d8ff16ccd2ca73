import { LinkChecker } from 'linkinator';
import { expect, it } from 'vitest';
import { root } from '../paths.ts';

it('every link leads to a page, heading or picture of the repository', async () => {
  const { links } = await new LinkChecker().check({
    path: ['*.md', 'docs/**/*.md'],
    serverRoot: root,
    markdown: true,
    directoryListing: true,
    checkFragments: true,
    recurse: true,
    // Links to other sites are not checked, nor those to the product's own ports, which have four digits. The checker
    // serves the files on a port of five digits.
    linksToSkip: ['^https:', '^http://127\\.0\\.0\\.1:\\d{4}/'],
  });
  expect(links.length).toBeGreaterThan(40);
  const broken = links.filter(({ state }) => state === 'BROKEN');
  expect(broken.map(({ parent, url }) => `${parent}: ${url}`)).toEqual([]);
});
