import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minifySync } from 'vite';
import { languageCodes } from '../../contract/src/text/languages.ts';
import { cardCachePrefix } from '../src/config/card-app.ts';
import { pages } from '../src/config/pages.ts';
import { paths } from '../src/config/paths.ts';
import { codeOf, type FilesOf, textsIn } from './first-paint.ts';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const base = resolve(import.meta.dirname, '../src/theme/base.css');

/**
 * Lazy modules that a person can open on any page. They are cached too, because without a network the browser could not
 * load them.
 */
const around = [
  'features/consent/consent-banner',
  'app/shell/side-menu',
  'app/shell/settings-panel',
];
const namespaces = ['common', 'consent', ...pages.card.namespaces];

interface Build {
  /** `html` is the app's page. `code` lists the files of code that this page always loads. */
  html: string;
  code: readonly string[];
  filesOf: FilesOf;
}

/** Returns all files of the card's page in every language: code, texts, styles and fonts. */
function filesOfCard({ html, code, filesOf }: Build): string[] {
  const own = codeOf(pages.card);
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
 * Returns the source of the card's service worker, which differs whenever the page or one of its files changes. With
 * `isOff`, returns a worker that removes itself, to be deployed in place of a broken worker.
 */
export function cardWorker(build: Build, isOff = process.env.CARD_WORKER === 'off'): string {
  const files = filesOfCard(build);
  const digest = createHash('sha256')
    .update(JSON.stringify([build.html, files]))
    .digest('hex');
  const facts = {
    page: paths.card.build(),
    files,
    prefix: cardCachePrefix,
    name: `${cardCachePrefix}${digest.slice(0, 10)}`,
  };
  const source = read(isOff ? 'card-worker-off.js' : 'card-worker.js');
  return minifySync(
    'card-worker.js',
    source.replace('__FACTS__', () => JSON.stringify(facts)),
  ).code;
}
