import { readFileSync } from 'node:fs';
import { readChangelog } from './changelog.ts';

/**
 * Prints what the changelog says of a version, for the workflow that makes a release. Fails if it says nothing. It runs
 * without the packages, which the workflow does not install.
 */
const [version = ''] = process.argv.slice(2);
const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
const part = readChangelog(changelog).find((each) => each.version === version);
if (!part?.text) throw new Error(`CHANGELOG.md has no part "## ${version}".`);
process.stdout.write(`${part.text}\n`);
