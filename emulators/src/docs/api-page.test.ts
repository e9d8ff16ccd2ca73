import { readFileSync } from 'node:fs';
import { api } from '@fanclub/contract/api';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { apiPage } from './api-page.ts';
import { typeText } from './type-text.ts';

const page = apiPage();

it('is what docs/api.md says (npm run docs:api)', () => {
  expect(readFileSync(inRoot('docs', 'api.md'), 'utf8')).toBe(page);
});

it.each(Object.entries(api))('has %s in its table and in a section', (name, route) => {
  expect(page).toContain(`| [${route.method}](#${name.toLowerCase()}) | \`${route.path}\` |`);
  expect(page).toContain(`\n### ${name}\n\n**${route.method} ${route.path}**`);
});

it('links only to sections it has', () => {
  const sections = [...page.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title?.toLowerCase());
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target);
  expect(links.filter((target) => !sections.includes(target))).toEqual([]);
});

it.each([
  [{ type: 'string', minLength: 1, maxLength: 5 }, 'string, at most 5'],
  [{ type: ['integer', 'null'], minimum: 1 }, 'integer, from 1 or null'],
  [{ type: 'string', enum: ['a', 'b'] }, '`"a"`, `"b"`'],
  [{ type: 'string', format: 'date' }, 'string (date)'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Error' } }, 'list of [Error](#error)'],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, 'name to integer'],
  [{ type: 'object', properties: { ok: { type: 'boolean' } } }, '{ ok: boolean }'],
  [{}, 'anything'],
])('says %j in words', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});
