import type { TokenReader } from './token-reader.ts';

function parseOperand(reader: TokenReader): boolean {
  if (reader.takeIf('!')) return !parseOperand(reader);
  if (reader.takeIf('(')) {
    const value = parseCondition(reader);
    reader.expect(')');
    return value;
  }
  if (reader.takeIf('true')) return true;
  if (reader.takeIf('false')) return false;
  throw reader.unsupported(
    `the local stand-in evaluates constant conditions only, not "${reader.peek()}"`,
  );
}

function parseAnd(reader: TokenReader): boolean {
  let value = parseOperand(reader);
  while (reader.takeIf('&&')) {
    const right = parseOperand(reader);
    value = value && right;
  }
  return value;
}

/** A condition of `true`, `false`, `!`, `&&`, `||` and parentheses; anything else is refused. */
export function parseCondition(reader: TokenReader): boolean {
  let value = parseAnd(reader);
  while (reader.takeIf('||')) {
    const right = parseAnd(reader);
    value = value || right;
  }
  return value;
}
