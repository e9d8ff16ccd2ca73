import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minifySync } from 'vite';
import { languageCodes } from '../../contract/src/text/languages.ts';
import { cardCachePrefix } from '../src/config/card-app.ts';
import { pages } from '../src/config/pages.ts';
import { paths } from '../src/config/paths.ts';
import { type FilesOf, textsIn } from './first-paint.ts';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const base = resolve(import.meta.dirname, '../src/theme/base.css');

/** What stands around every page and loads its code late: offline it would not come. */
const around = [
  'features/consent/consent-banner',
  'app/shell/side-menu',
  'app/shell/settings-panel',
];
const namespaces = ['common', 'consent', ...pages.card.namespaces];

interface Build {
  /** The app's one page as it is served, and the code that it always loads. */
  html: string;
  code: readonly string[];
  filesOf: FilesOf;
}

/** All that the card's page consists of, in every language: its code, texts, styles and letters. */
function filesOfCard({ html, code, filesOf }: Build): string[] {
  const own = [pages.card.module, ...(pages.card.alsoLoads ?? [])].map((file) => [`/src/${file}`]);
  const late = around.map((file) => [`/src/${file}.tsx`]);
  const texts = languageCodes.flatMap((language) => namespaces.map(textsIn(language)));
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)].map(
    ([, file]) => file,
  );
  const fonts = [...readFileSync(base, 'utf8').matchAll(/url\("(\/fonts\/[^"]+)"/g)].map(
    ([, file]) => file,
  );
  const all = [...named, ...code, ...filesOf([...own, ...late, ...texts]), ...fonts];
  return [...new Set(all.filter((file) => file !== undefined))].sort();
}

/**
 * The card's service worker, which is another one whenever page or files are. With `isOff` the one that takes
 * itself away: for a worker in the field that turns out to be broken.
 */
export function cardWorker(build: Build, isOff = process.env.CARD_WORKER === 'off'): string {
  const files = filesOfCard(build);
  const digest = createHash('sha256')
    .update(JSON.stringify([build.html, files]))
    .digest('hex');
  const facts = {
    ...{ page: paths.card.build(), files, prefix: cardCachePrefix },
    name: `${cardCachePrefix}${digest.slice(0, 10)}`,
  };
  const source = read(isOff ? 'card-worker-off.js' : 'card-worker.js');
  return minifySync(
    'card-worker.js',
    source.replace('__FACTS__', () => JSON.stringify(facts)),
  ).code;
}
