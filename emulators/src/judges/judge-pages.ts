import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../chromium/find-chromium.ts';
import type { Environment } from '../environment.ts';
import { findJava } from '../firestore/tools.ts';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { run, runNode } from '../process/run.ts';
import { say, step } from '../terminal.ts';

interface NuMessage {
  type: string;
  /**
   * Nu reports a warning as a message of the type `info` with the subtype `warning`. All other messages of the type
   * `info` are ignored.
   */
  subType?: string;
  url: string;
  message: string;
  extract?: string;
}

interface Finding {
  /** Name of the file with the screen, for example `register-fa-360`. */
  screen: string;
  text: string;
}

const oldestJava = 11;

const nothing = (findings: readonly Finding[]) => findings.length === 0;

/** Returns the path of a Java that can run the Nu checker. Throws a Problem if there is none. */
export function javaForNu(): string {
  const java = findJava();
  if (java && java.major >= oldestJava) return java.path;
  throw new Problem(`The Nu HTML checker needs Java ${oldestJava} or newer: install a JRE.`);
}

async function askNu(java: string, programs: string, pages: string): Promise<Finding[]> {
  const jar = path.join(programs, 'vnu-jar', 'build', 'dist', 'vnu.jar');
  const args = ['-jar', jar, '--format', 'json', '--stdout', '--skip-non-html', pages];
  const { output } = await run(java, args, { cwd: pages, output: 'keep' });
  const { messages } = JSON.parse(output) as { messages: NuMessage[] };
  const isComplaint = ({ type, subType }: NuMessage) => type !== 'info' || subType === 'warning';
  return messages.filter(isComplaint).map(({ type, url, message, extract }) => ({
    screen: path.basename(url, '.html'),
    text: `${type}: ${message} ${extract?.replaceAll('\n', ' ') ?? ''}`,
  }));
}

/**
 * Prints each problem once, with the screens that have it. Generated ids are replaced, because they differ from page to
 * page.
 */
function sayEach(findings: readonly Finding[]): void {
  const ids = /_r_\w+_|fan-(ltr|rtl)-\w+|[0-9a-f-]{8,}/g;
  const alike = Map.groupBy(findings, ({ text }) => text.replace(ids, '…'));
  for (const same of alike.values()) {
    say(`${same[0]?.text}\n    on ${same.map(({ screen }) => screen).join(', ')}`);
  }
}

/** Checks every screen with the Nu HTML checker and HTML_CodeSniffer. Resolves with the number of problems. */
export async function judgePages(
  { java, programs, folder }: { java: string; programs: string; folder: string },
  env: Environment,
): Promise<number> {
  const pages = path.join(folder, 'pages');
  const sniff = async () => {
    const look = inRoot('e2e', 'judges', 'look-at-pages.ts');
    const sniffer = path.join(programs, 'html_codesniffer', 'build', 'HTMLCS.js');
    const { code, output } = await runNode([look, pages, sniffer], {
      cwd: inRoot(),
      env: { ...env, CHROMIUM_PATH: await findChromium() },
      output: 'keep',
    });
    if (code !== 0) throw new Problem(`The screens could not be opened:\n${output}`);
    return JSON.parse(readFileSync(path.join(pages, 'wcag.json'), 'utf8')) as Finding[];
  };
  const wcag = await step('HTML_CodeSniffer (WCAG 2 AA) on every screen', sniff, nothing);
  const html = await step(
    'The Nu HTML checker on every screen',
    () => askNu(java, programs, pages),
    nothing,
  );
  sayEach([...wcag, ...html]);
  return wcag.length + html.length;
}
