import { writeFileSync } from 'node:fs';
import { apiPage } from '../docs/api-page.ts';
import { inRoot } from '../paths.ts';
import { say } from '../terminal.ts';

/** `npm run docs:api`: writes docs/api.md anew from the contract. */
export async function docsApi(): Promise<boolean> {
  const file = inRoot('docs', 'api.md');
  writeFileSync(file, apiPage());
  say(`Written: ${file}`);
  return true;
}
