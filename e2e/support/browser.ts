import { type Browser, chromium } from '@playwright/test';

/** Starts Chromium for a script outside the test runner; CHROMIUM_PATH names another executable. */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      ...args,
    ],
  });
}
