import { type Token, UnsupportedRules } from './tokens.ts';

/** Walks over tokens one by one. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  peek(): string {
    return this.#tokens[this.#at]?.text ?? 'the end';
  }

  take(): Token {
    const token = this.#tokens[this.#at];
    if (!token) throw new UnsupportedRules('the rules end too early');
    this.#at += 1;
    return token;
  }

  takeIf(text: string): boolean {
    if (this.isAtEnd() || this.peek() !== text) return false;
    this.#at += 1;
    return true;
  }

  expect(text: string): void {
    if (!this.takeIf(text)) throw this.unsupported(`"${text}" expected, found "${this.peek()}"`);
  }

  unsupported(reason: string): UnsupportedRules {
    const line = this.#tokens[Math.min(this.#at, this.#tokens.length - 1)]?.line ?? 1;
    return new UnsupportedRules(`line ${line}: ${reason}`);
  }
}
