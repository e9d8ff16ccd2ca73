import type { Edge } from './folder-graph.ts';

/** The shortest way back to where it started; undefined when there is none. */
function shortestCircle(start: string, edgesFrom: Map<string, Edge[]>): Edge[] | undefined {
  const seen = new Set<string>();
  let ways: Edge[][] = [[]];
  while (ways.length > 0) {
    const longer: Edge[][] = [];
    for (const way of ways) {
      for (const edge of edgesFrom.get(way.at(-1)?.to ?? start) ?? []) {
        if (edge.to === start) return [...way, edge];
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        longer.push([...way, edge]);
      }
    }
    ways = longer;
  }
  return undefined;
}

/** The shortest circle through each folder that is in one, each circle once. */
export function findCircles(edges: readonly Edge[]): Edge[][] {
  const edgesFrom = Map.groupBy(edges, ({ from }) => from);
  const circles = new Map<string, Edge[]>();
  for (const start of edgesFrom.keys()) {
    const circle = shortestCircle(start, edgesFrom);
    if (!circle) continue;
    const key = circle
      .map(({ from }) => from)
      .sort()
      .join(' ');
    if (!circles.has(key)) circles.set(key, circle);
  }
  return [...circles.values()];
}
