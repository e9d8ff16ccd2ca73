import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openBrowser } from '../support/browser.ts';
import { tellCast, visitScreens } from '../support/screens.ts';

/**
 * Writes two things to a folder: the HTML of each screen of `visitScreens`, as the browser has it after all scripts,
 * and the errors that HTML_CodeSniffer finds (`wcag.json`). Run it with a suite on BASE_URL:
 * `node look-at-pages.ts <folder> <HTMLCS.js>`.
 */
const [folder = '', sniffer = ''] = process.argv.slice(2);

interface Message {
  type: number;
  code: string;
  msg: string;
  element?: Element;
}
declare const HTMLCS: {
  process: (
    standard: string,
    root: Document,
    done: () => void,
    fail: () => void,
    language: string,
  ) => void;
  getMessages: () => Message[];
  getTranslation: (key: string) => string | undefined;
};

const source = await readFile(sniffer, 'utf8');
const findings: { screen: string; text: string }[] = [];

/**
 * Returns the errors that HTML_CodeSniffer is sure about. Its warnings and notices need a decision by a person and
 * are left out.
 */
function errorsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const errorType = 1;
        // HTML_CodeSniffer has no text for some of its messages, and would crash without this default.
        const translate = HTMLCS.getTranslation.bind(HTMLCS);
        HTMLCS.getTranslation = (key) => translate(key) ?? key;
        // Current HTML allows `username` on an e-mail field, and the Nu checker agrees. HTML_CodeSniffer was
        // last released in 2020, when HTML did not allow it.
        const isUsername = ({ code, element }: Message) =>
          code.endsWith('.H98') && element?.matches('[type="email"][autocomplete="username"]');
        const isOurs = (message: Message) => message.type === errorType && !isUsername(message);
        const describe = ({ code, msg, element }: Message) =>
          `${code}: ${msg} ${element?.outerHTML?.slice(0, 160)}`;
        const tell = () => resolve(HTMLCS.getMessages().filter(isOurs).map(describe));
        HTMLCS.process('WCAG2AA', document, tell, () => reject(new Error('no WCAG2AA')), 'en');
      }),
  );
}

await mkdir(folder, { recursive: true });
const browser = await openBrowser();
const cast = await tellCast();
for (const language of ['fa', 'en'] as const) {
  for (const width of [360, 1280] as const) {
    await visitScreens(browser, { language, width }, cast, async (page, screen) => {
      const name = `${screen}-${language}-${width}`;
      await writeFile(`${folder}/${name}.html`, await page.content());
      await page.evaluate(source);
      const errors = await errorsOf(page);
      findings.push(...errors.map((text) => ({ screen: name, text })));
    });
  }
}
await browser.close();
await writeFile(`${folder}/wcag.json`, JSON.stringify(findings));
