import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { requireDenyingRules } from './denying-rules.ts';
import { answerLine } from './serve.ts';

const rules = (body: string) =>
  `rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n${body}\n  }\n}\n`;
const denyAll = rules('match /{all=**} { allow read, write: if false; }');

it.each([
  ['the rules that are deployed', readFileSync(inRoot('storage.rules'), 'utf8')],
  ['a denial of each method', rules('match /{a} { allow get , list,create:if false; }')],
  ['comments anywhere', `// one\n${denyAll}/* two\n */`],
  ['a match without a rule, which denies too', rules('match /{a} { match /{b} { } }')],
])('the program accepts %s', (_, source) => {
  expect(() => requireDenyingRules(source)).not.toThrow();
});

it.each([
  ['an open rule', 4, 'match /{a} {', 'allow get; }'],
  ['a rule that is true', 5, 'match /{a} {\n', 'allow get: if true; }'],
  ['a condition', 4, 'match /{a} {', 'allow read: if request.auth != null; }'],
  ['a denial that goes on', 4, 'match /{a} {', 'allow read: if false || true; }'],
  ['a function', 4, '', 'function open() { return true; }'],
  ['a method that there is not', 4, 'match /{a} {', 'allow peek: if false; }'],
  ['a service inside', 6, '// one\n\n', 'service firebase.storage { }'],
])('the program refuses %s, naming it and its line', (_, line, before, refused) => {
  expect(() => requireDenyingRules(rules(`${before} ${refused}`))).toThrow(
    `line ${line}: the local stand-in knows rules that deny all (\`if false\`) only, not "${refused}"`,
  );
});

it.each([
  ['rules of another service', 'service cloud.firestore { }', 'not "service cloud.firestore { }"'],
  ['an older version', `rules_version = '1';\n${denyAll}`, `not "rules_version = '1';"`],
  ['a rule outside a match', 'service firebase.storage { allow read: if false; }', 'not "allow'],
  ['one brace too many', `${denyAll}}`, 'line 7: '],
  ['rules that end too early', 'service firebase.storage { match /a {', 'end too early'],
  ['an empty file', '// nothing\n', 'end too early'],
])('the program refuses %s', (_, source, reason) => {
  expect(() => requireDenyingRules(source)).toThrow(reason);
});

it('the program answers the emulator line by line, with the reason if it loads no rules', () => {
  const ask = (request: object) => JSON.parse(answerLine(JSON.stringify(request)));
  const load = (id: number, content: string) =>
    ask({ id, action: 'load_ruleset', context: { source: { files: [{ name: 's', content }] } } });
  const loaded = { id: 0, status: 'ok', result: { rulesVersion: 2 }, errors: [] };
  expect(load(0, denyAll)).toMatchObject(loaded);
  const context = { rulesetName: '0', path: '/b/club/o/x', method: 'get' };
  expect(ask({ id: 1, action: 'verify', context }).result).toEqual({ permit: false });
  expect(load(2, rules('match /{a} { allow read; }')).errors).toEqual([
    'Storage rules were not loaded: line 4: the local stand-in knows rules that deny all ' +
      '(`if false`) only, not "allow read; }"',
  ]);
  expect(() => ask({ id: 3, action: 'dance' })).toThrow('did not have');
});
