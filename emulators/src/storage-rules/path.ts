import type { Segment } from './ruleset.ts';
import type { TokenReader } from './token-reader.ts';

const wildcard = /^\{(\w+)(=\*\*)?\}$/;
const literal = /^[\w.-]+$/;

/** The path after `match`, e.g. `/b/{bucket}/o` or `/{all=**}`. */
export function parsePath(reader: TokenReader): Segment[] {
  const { text } = reader.take();
  const parts = text.split('/').slice(1);
  if (!text.startsWith('/') || parts.includes('')) {
    throw reader.unsupported(`"${text}" is not a match path`);
  }
  return parts.map((part) => {
    const [, name, rest] = wildcard.exec(part) ?? [];
    if (name) return { kind: rest ? 'rest' : 'one', name };
    if (literal.test(part)) return { kind: 'literal', text: part };
    throw reader.unsupported(`"${part}" in a match path is not supported`);
  });
}
