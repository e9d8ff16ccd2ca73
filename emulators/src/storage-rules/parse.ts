import { parseCondition } from './condition.ts';
import { parsePath } from './path.ts';
import { type Allow, type Match, type Method, methods, type Ruleset } from './ruleset.ts';
import { TokenReader } from './token-reader.ts';
import { tokenize, UnsupportedRules } from './tokens.ts';

const shorthand: Record<string, readonly Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

function parseMethods(reader: TokenReader): Set<Method> {
  const allowed = new Set<Method>();
  do {
    const word = reader.take().text;
    const named = shorthand[word] ?? methods.filter((method) => method === word);
    if (named.length === 0) throw reader.unsupported(`unknown method "${word}"`);
    for (const method of named) allowed.add(method);
  } while (reader.takeIf(','));
  return allowed;
}

function parseAllow(reader: TokenReader): Allow {
  const allowed = parseMethods(reader);
  const isConditional = reader.takeIf(':');
  if (isConditional) reader.expect('if');
  const permits = isConditional ? parseCondition(reader) : true;
  reader.expect(';');
  return { methods: allowed, permits };
}

function parseMatch(reader: TokenReader): Match {
  const path = parsePath(reader);
  const allows: Allow[] = [];
  const children: Match[] = [];
  reader.expect('{');
  while (!reader.takeIf('}')) {
    if (reader.takeIf('allow')) allows.push(parseAllow(reader));
    else if (reader.takeIf('match')) children.push(parseMatch(reader));
    else throw reader.unsupported(`"${reader.peek()}" is not supported by the local stand-in`);
  }
  return { path, allows, children };
}

function parseVersion(reader: TokenReader): 1 | 2 {
  if (!reader.takeIf('rules_version')) return 1;
  reader.expect('=');
  const version = reader.take().text.slice(1, -1);
  reader.takeIf(';');
  if (version !== '1' && version !== '2') throw reader.unsupported(`version "${version}"`);
  return version === '2' ? 2 : 1;
}

/** Reads storage rules; throws `UnsupportedRules` for anything that is not evaluated exactly. */
export function parseRules(source: string): Ruleset {
  const reader = new TokenReader(tokenize(source));
  const version = parseVersion(reader);
  for (const word of ['service', 'firebase', '.', 'storage', '{']) reader.expect(word);
  const matches: Match[] = [];
  while (reader.takeIf('match')) matches.push(parseMatch(reader));
  reader.expect('}');
  if (!reader.isAtEnd())
    throw new UnsupportedRules(`"${reader.peek()}" after the end of the rules`);
  return { version, matches };
}
