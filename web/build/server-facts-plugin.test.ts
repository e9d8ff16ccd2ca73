import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { serverFactsPlugin } from './server-facts-plugin.ts';

type Transform = { handler: (this: object, code: string) => { code: string } };

test('the browser gets the path and the body of a route, and neither its example nor its response', () => {
  const code = `
export const other = { summary: 'kept' };
export const route = defineRoute({
  method: 'POST',
  summary: 'Decides, for ever.',
  path: '/api/decide',
  body: strictObject({ errors: list() }),
  example: { body: { errors: ['a, b'] } },
  response: strictObject({ done: true }),
  errors: ['not_found']
});`;
  const { handler } = serverFactsPlugin().transform as unknown as Transform;
  const { code: left } = handler.call({ parse: parseAst }, code);
  expect(left.replace(/\s+/g, ' ').trim()).toBe(
    "export const other = { summary: 'kept' }; export const route = defineRoute({ method: 'POST', path: '/api/decide', body: strictObject({ errors: list() }), });",
  );
  expect(left).toHaveLength(code.length);
});
