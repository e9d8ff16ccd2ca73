import type { Match, Method, Ruleset, Segment } from './ruleset.ts';

/**
 * What is left of a path after a match consumed its start: one answer per way to match.
 * Version 2 lets a `{rest=**}` take nothing; version 1 wants at least one segment.
 */
function remainders(
  path: readonly Segment[],
  parts: readonly string[],
  version: 1 | 2,
): string[][] {
  const [segment, ...later] = path;
  if (!segment) return [[...parts]];
  if (segment.kind === 'rest') {
    const least = version === 2 ? 0 : 1;
    const starts = parts.map((_, index) => index).concat(parts.length);
    return starts
      .filter((start) => start >= least)
      .flatMap((start) => remainders(later, parts.slice(start), version));
  }
  const [part, ...others] = parts;
  if (part === undefined) return [];
  if (segment.kind === 'literal' && segment.text !== part) return [];
  return remainders(later, others, version);
}

function permitsIn(
  match: Match,
  parts: readonly string[],
  method: Method,
  version: 1 | 2,
): boolean {
  return remainders(match.path, parts, version).some((rest) => {
    const allowedHere =
      rest.length === 0 && match.allows.some((allow) => allow.permits && allow.methods.has(method));
    return allowedHere || match.children.some((child) => permitsIn(child, rest, method, version));
  });
}

/** True when any rule allows the method on the path (`/b/<bucket>/o/<object>`); denied otherwise. */
export function permits(ruleset: Ruleset, path: string, method: Method): boolean {
  if (method === 'list' && ruleset.version < 2) return false;
  const parts = path.split('/').filter(Boolean);
  return ruleset.matches.some((match) => permitsIn(match, parts, method, ruleset.version));
}
