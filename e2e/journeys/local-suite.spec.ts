import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startDevServer } from '../../emulators/src/commands/dev.ts';
import { addresses } from '../../emulators/src/environment.ts';
import { choosePorts } from '../../emulators/src/ports.ts';
import type { Background } from '../../emulators/src/process/background.ts';
import { texts } from '../support/texts.ts';

const ports = choosePorts('test');
const file = new URL('../../web/src/features/auth/locales/it.ts', import.meta.url);
const source = readFileSync(file, 'utf8');
const { login, fields } = texts.it.auth;
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
  await page.goto(`${addresses(ports).vite}/login`);
  const email = page.getByRole('textbox', { name: fields.email });
  await email.fill('sara@example.test');
  const password = page.getByLabel(fields.password, { exact: true });
  await password.fill('Half');
  await expect(page.getByText(login.security)).toBeVisible();

  const changed = 'Questa frase è appena cambiata.';
  writeFileSync(file, source.replace(login.security, changed));
  await expect(page.getByText(changed)).toBeVisible();
  await expect(password).toHaveValue('Half');
});

test('an address that cannot be decoded is refused and does not end the local suite', async () => {
  const { hosting } = addresses(ports);
  expect((await fetch(`${hosting}/api/files/%ff`)).status).toBe(400);
  expect((await fetch(`${hosting}/api/health`)).status).toBe(200);
});
