import type { Plugin } from 'vite';

/** What only the server, the API description and the checks of a development build read in the definition of a route. */
const serverFacts = ['summary', 'tells', 'example', 'limit', 'response', 'failure', 'errors'];

/** Leaves out of the routes' definitions what the browser does not read, so that visitors do not download it. */
export function serverFactsPlugin(): Plugin {
  return {
    name: 'server-facts',
    apply: 'build',
    transform: {
      filter: { code: 'defineRoute(', id: /\/contract\/src\// },
      handler(code) {
        let left = code;
        for (const statement of this.parse(code).body) {
          if (statement.type !== 'ExportNamedDeclaration') continue;
          if (statement.declaration?.type !== 'VariableDeclaration') continue;
          const call = statement.declaration.declarations[0]?.init;
          if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') continue;
          const [route] = call.arguments;
          if (call.callee.name !== 'defineRoute' || route?.type !== 'ObjectExpression') continue;
          for (const fact of route.properties) {
            if (fact.type !== 'Property' || fact.key.type !== 'Identifier') continue;
            if (serverFacts.includes(fact.key.name)) left = blank(left, fact.start, fact.end);
          }
        }
        return { code: left, map: null };
      },
    },
  };
}

/** Returns code with spaces in place of a property and its comma, so that positions in the source map stay right. */
function blank(code: string, start: number, end: number): string {
  const after = /^\s*,?/.exec(code.slice(end))?.[0].length ?? 0;
  const spaces = code.slice(start, end + after).replace(/\S/g, ' ');
  return code.slice(0, start) + spaces + code.slice(end + after);
}
