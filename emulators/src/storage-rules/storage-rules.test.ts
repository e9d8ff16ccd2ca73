import { describe, expect, it } from 'vitest';
import { permits } from './evaluate.ts';
import { parseRules } from './parse.ts';
import { createRuntime } from './runtime.ts';

const rules = (body: string) =>
  `rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n${body}\n  }\n}\n`;

describe('storage rules stand-in', () => {
  it('denies everything when the only rule is constantly false', () => {
    const denied = parseRules(rules('match /{all=**} { allow read, write: if false; }'));
    for (const method of ['get', 'list', 'create', 'update', 'delete'] as const) {
      expect(permits(denied, '/b/club/o/receipts/1.png', method)).toBe(false);
    }
  });

  it('allows what an open rule allows, so that a loosened rule is seen', () => {
    const open = parseRules(rules('match /public/{file} { allow get; }'));
    expect(permits(open, '/b/club/o/public/a.png', 'get')).toBe(true);
    expect(permits(open, '/b/club/o/public/a.png', 'create')).toBe(false);
    expect(permits(open, '/b/club/o/private/a.png', 'get')).toBe(false);
  });

  it('lets a single wildcard take one segment and a rest wildcard many', () => {
    const one = parseRules(rules('match /{a} { allow read: if true; }'));
    const many = parseRules(rules('match /in/{a=**} { allow read: if true; }'));
    expect(permits(one, '/b/club/o/x', 'get')).toBe(true);
    expect(permits(one, '/b/club/o/x/y', 'get')).toBe(false);
    expect(permits(many, '/b/club/o/in/x/y/z', 'get')).toBe(true);
    expect(permits(many, '/b/club/o/out/x', 'get')).toBe(false);
  });

  it('combines constants with not, and, or and parentheses', () => {
    const mixed = parseRules(
      rules('match /{a} { allow get: if !(false || true) || true && true; }'),
    );
    const denied = parseRules(rules('match /{a} { allow get: if true && !true; }'));
    expect(permits(mixed, '/b/club/o/x', 'get')).toBe(true);
    expect(permits(denied, '/b/club/o/x', 'get')).toBe(false);
  });

  it('skips comments and never lists under version 1', () => {
    const old = parseRules(
      'service firebase.storage { match /b/{b}/o { /* open */ match /{a=**} { allow read; } // end\n } }',
    );
    expect(permits(old, '/b/club/o/x', 'get')).toBe(true);
    expect(permits(old, '/b/club/o/x', 'list')).toBe(false);
  });

  it.each([
    ['a condition on the signed-in user', 'match /{a} { allow read: if request.auth != null; }'],
    ['a function', 'function open() { return true; } match /{a} { allow read: if open(); }'],
    ['a comparison', 'match /{a} { allow read: if 1 == 1; }'],
    ['a method that does not exist', 'match /{a} { allow peek: if false; }'],
  ])('refuses to load %s', (_, body) => {
    expect(() => parseRules(rules(body))).toThrow(/line \d+/);
  });

  it('refuses rules of another service and rules that end too early', () => {
    expect(() => parseRules('service cloud.firestore { }')).toThrow('"firebase" expected');
    expect(() => parseRules('service firebase.storage { match /a {')).toThrow('"the end"');
  });

  it('answers the emulator line by line, with the reason when it loads nothing', () => {
    const answer = createRuntime();
    const ask = (request: object) => JSON.parse(answer(JSON.stringify(request)));
    const load = (id: number, content: string) =>
      ask({
        id,
        action: 'load_ruleset',
        context: { rulesetName: String(id), source: { files: [{ name: 's', content }] } },
      });
    expect(load(0, rules('match /{a=**} { allow read: if false; }'))).toMatchObject({
      id: 0,
      result: { rulesVersion: 2 },
      errors: [],
    });
    const context = { rulesetName: '0', path: '/b/club/o/x', method: 'get' };
    expect(ask({ id: 1, action: 'verify', context }).result).toEqual({ permit: false });
    expect(load(2, rules('match /{a} { allow read: if request.auth != null; }')).errors).toEqual([
      'Storage rules were not loaded: line 4: the local stand-in evaluates constant conditions only, not "request"',
    ]);
  });
});
