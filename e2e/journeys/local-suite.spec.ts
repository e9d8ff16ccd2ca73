import { readFileSync, writeFileSync } from 'node:fs';
import { packName } from '@fanclub/contract/pricing/packages';
import { expect } from '@playwright/test';
import { startDevServer } from '../../emulators/src/commands/dev.ts';
import { addresses } from '../../emulators/src/environment.ts';
import { choosePorts } from '../../emulators/src/ports.ts';
import type { Background } from '../../emulators/src/process/background.ts';
import { test } from '../support/journey.ts';
import { enterPanel } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';
import { applyPromo, buildVisitor, fillInformation } from '../support/wizard.ts';

const ports = choosePorts('test');
const file = new URL('../../web/src/features/registration/locales/it.ts', import.meta.url);
const source = readFileSync(file, 'utf8');
const { membership } = texts.it.registration;
let server: Background | undefined;

// This also runs if the test has run out of time.
test.afterEach(async () => {
  writeFileSync(file, source);
  await server?.stop();
});

test('the dev server shows a changed text in a half-filled form, which keeps what was typed', async ({
  page,
}) => {
  server = await startDevServer('test', ports);
  await page.addInitScript(() => localStorage.setItem('language', 'it'));
  await page.goto(`${addresses(ports).vite}/register`);
  const pack = page.getByRole('radio', { name: packName('base', 'it') });
  await pack.check();
  await expect(page.getByText(membership.title)).toBeVisible();

  const changed = 'Questa frase è appena cambiata.';
  writeFileSync(file, source.replace(membership.title, changed));
  await expect(page.getByText(changed)).toBeVisible();
  await expect(pack).toBeChecked();
});

test('an address that cannot be decoded is refused and does not end the local suite', async () => {
  const { hosting } = addresses(ports);
  expect((await fetch(`${hosting}/api/files/%ff`)).status).toBe(400);
  expect((await fetch(`${hosting}/api/health`)).status).toBe(200);
});

test('the file that says where to report a fault has the headers of all pages', async () => {
  const { hosting } = addresses(ports);
  const { status, headers } = await fetch(`${hosting}/.well-known/security.txt`);
  const found = ['x-frame-options', 'x-content-type-options'].map((name) => headers.get(name));
  expect([status, ...found]).toEqual([200, 'DENY', 'nosniff']);
});

// `npm run lab -- plain-emulators` also runs the tests below, on emulators that our launcher has not started.

test('an admin signs in with a Google account of the Auth emulator', async ({ page }) => {
  await enterPanel(page);
});

test('a code is looked up in the Firestore emulator while the API is down', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await page.goto('/register');
  await fillInformation(page, texts.en, buildVisitor('fallback'));
  await page.route('**/api/**', (route) => route.abort());
  await applyPromo(page, texts.en, 'ship3');
  await expect(page.getByText(texts.en.registration.promo.applied)).toBeVisible();
});
