import { permits } from './evaluate.ts';
import { parseRules } from './parse.ts';
import { methods, type Ruleset } from './ruleset.ts';
import { UnsupportedRules } from './tokens.ts';

interface Request {
  id: number;
  action: string;
  context?: Record<string, unknown>;
}

/** What the Storage emulator expects before it sends anything. */
export const greeting = { id: -1, status: 'ok', action: 'start' };

interface Answer {
  result: { rulesVersion?: number; permit?: boolean };
  errors: string[];
}

interface SourceFile {
  name: string;
  content: string;
}

function loadRuleset(request: Request, rulesets: Map<string, Ruleset>): Answer {
  const { rulesetName, source } = request.context as {
    rulesetName: string;
    source: { files: SourceFile[] };
  };
  const [file, ...others] = source.files;
  try {
    if (!file || others.length > 0)
      throw new UnsupportedRules('exactly one rules file is expected');
    const ruleset = parseRules(file.content);
    rulesets.set(rulesetName, ruleset);
    return { result: { rulesVersion: ruleset.version }, errors: [] };
  } catch (error) {
    if (!(error instanceof UnsupportedRules)) throw error;
    return { result: {}, errors: [`Storage rules were not loaded: ${error.message}`] };
  }
}

function verify(request: Request, rulesets: Map<string, Ruleset>): Answer {
  const { rulesetName, path, method } = request.context as Record<string, string>;
  const ruleset = rulesets.get(rulesetName ?? '');
  const known = methods.find((name) => name === method);
  if (!ruleset || !known) return { result: { permit: false }, errors: ['nothing to verify with'] };
  return { result: { permit: permits(ruleset, path ?? '', known) }, errors: [] };
}

/** Answers the lines that the Storage emulator sends to its rules runtime. */
export function createRuntime(): (line: string) => string {
  const rulesets = new Map<string, Ruleset>();
  const actions: Record<string, typeof verify> = { load_ruleset: loadRuleset, verify };
  return (line) => {
    const request = JSON.parse(line) as Request;
    const answer = actions[request.action]?.(request, rulesets) ?? {
      result: {},
      errors: [`unknown action ${request.action}`],
    };
    return JSON.stringify({ id: request.id, status: 'ok', warnings: [], ...answer });
  };
}
