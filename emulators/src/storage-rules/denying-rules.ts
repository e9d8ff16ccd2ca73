/** Thrown for rules that do more than deny everything. The stand-in cannot evaluate them. */
export class UnsupportedRules extends Error {}

type Depth = 'outside' | 'in the service' | 'in a match';

const methods = '(read|write|get|list|create|update|delete)';
const blank = /(\s|\/\/.*|\/\*[\s\S]*?\*\/)*/y;

/** The allowed statements, each with the nesting depths at which it is allowed. */
const statements: readonly { pattern: RegExp; at: readonly Depth[] }[] = [
  { pattern: /rules_version\s*=\s*'2'\s*;/y, at: ['outside'] },
  { pattern: /service\s+firebase\.storage\s*\{/y, at: ['outside'] },
  { pattern: /match\s+\/[\w{}=*/.-]+\s*\{/y, at: ['in the service', 'in a match'] },
  {
    pattern: new RegExp(`allow\\s+${methods}(\\s*,\\s*${methods})*\\s*:\\s*if\\s+false\\s*;`, 'y'),
    at: ['in a match'],
  },
  { pattern: /\}/y, at: ['in the service', 'in a match'] },
];

function depthOf(open: number): Depth {
  if (open === 0) return 'outside';
  return open === 1 ? 'in the service' : 'in a match';
}

/**
 * Checks that storage rules deny everything, which is all that the product needs. If not, throws `UnsupportedRules`
 * with the number of the first line that does something else, so that no rule is evaluated wrongly.
 */
export function requireDenyingRules(source: string): void {
  let open = 0;
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [text] = pattern.exec(source) ?? [];
    at += text?.length ?? 0;
    return text;
  };
  const takeStatement = (): string | undefined => {
    const here = statements.filter((statement) => statement.at.includes(depthOf(open)));
    for (const { pattern } of here) {
      const text = take(pattern);
      if (text) return text;
    }
    return undefined;
  };
  let services = 0;
  for (take(blank); at < source.length; take(blank)) {
    const text = takeStatement();
    if (!text) {
      const line = source.slice(0, at).split('\n').length;
      const [found] = source.slice(at).split('\n', 1);
      throw new UnsupportedRules(
        `line ${line}: the local stand-in knows rules that deny all (\`if false\`) only, not "${found}"`,
      );
    }
    if (text.startsWith('service')) services += 1;
    if (text.endsWith('{')) open += 1;
    if (text === '}') open -= 1;
  }
  if (open > 0 || services === 0) throw new UnsupportedRules('the rules end too early');
}
