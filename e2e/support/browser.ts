import { type Browser, chromium } from '@playwright/test';

/** Chromium for a script that runs without the test runner; CHROMIUM_PATH names another one. */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      ...args,
    ],
  });
}
