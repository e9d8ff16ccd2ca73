import { type Browser, type BrowserContext, chromium } from '@playwright/test';

/** Starts Chromium for a script outside the test runner; CHROMIUM_PATH names another executable. */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch(optionsWith(args));
}

/** Starts Chromium with a new profile of its own, and returns the context in which other programs open their pages. */
export function openProfile(baseURL: string, args: readonly string[]): Promise<BrowserContext> {
  return chromium.launchPersistentContext('', { ...optionsWith(args), baseURL });
}

const optionsWith = (args: readonly string[]) => ({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    ...args,
  ],
});
