/** A rules file that the stand-in cannot evaluate: it is refused, never guessed at. */
export class UnsupportedRules extends Error {}

export interface Token {
  text: string;
  line: number;
}

const pattern =
  /(?<space>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<path>\/[\w{}=*.$()/-]*)|(?<string>'[^'\n]*'|"[^"\n]*")|(?<word>[A-Za-z_]\w*)|(?<number>\d+)|(?<sign>&&|\|\||==|!=|<=|>=|[{}();:,.!=<>+*%?[\]-])/y;

/** Splits rules into words, strings, match paths and signs; comments and blanks are left out. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let at = 0;
  while (at < source.length) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (!found) throw new UnsupportedRules(`line ${line}: unexpected "${source[at]}"`);
    const [text] = found;
    if (found.groups?.space === undefined) tokens.push({ text, line });
    line += text.split('\n').length - 1;
    at += text.length;
  }
  return tokens;
}
