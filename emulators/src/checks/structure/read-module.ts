import { type ParseResult, parseSync, Visitor } from 'oxc-parser';

interface Import {
  specifier: string;
  line: number;
}

export interface Module {
  /** Imports, re-exports, `import()` and `typeof import()`, those of types too. */
  imports: Import[];
  comments: { text: string; line: number }[];
}

type Found = { specifier: string; start: number };

/** Types that are imported in place: the parser lists all other imports by itself. */
function typesInPlace(result: ParseResult): Found[] {
  const found: Found[] = [];
  const visitor = new Visitor({
    TSImportType: ({ source, start }) => void found.push({ specifier: source.value, start }),
  });
  visitor.visit(result.program);
  return found;
}

/** Reads what a file imports and its comments. Throws when the file is no valid code. */
export function readModule(file: string, code: string): Module {
  const result = parseSync(file, code);
  const [error] = result.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const { staticImports, staticExports, dynamicImports } = result.module;
  const found: Found[] = [
    ...staticImports.map(({ moduleRequest, start }) => ({ specifier: moduleRequest.value, start })),
    ...staticExports.flatMap(({ entries, start }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, start }] : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest, start }) => {
      const literal = /^['"](.*)['"]$/.exec(code.slice(moduleRequest.start, moduleRequest.end));
      return literal?.[1] ? [{ specifier: literal[1], start }] : [];
    }),
    ...(code.includes('import(') ? typesInPlace(result) : []),
  ];
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  return {
    imports: found.map(({ specifier, start }) => ({ specifier, line: lineAt(start) })),
    comments: result.comments.map(({ value, start }) => ({ text: value, line: lineAt(start) })),
  };
}
