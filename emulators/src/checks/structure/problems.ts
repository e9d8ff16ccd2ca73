import { findCircles } from './find-circles.ts';
import { drawFolders, type Edge } from './folder-graph.ts';
import { findOutsideReferences } from './outside-references.ts';
import { readSources } from './read-sources.ts';
import { resolverFor } from './resolve-import.ts';

const lines = (...all: readonly string[]) => all.join('\n  ');

function aboutCircle(circle: readonly Edge[]): string {
  const folders = circle.map(({ from }) => from);
  return lines(
    `Circle: ${[...folders, folders[0]].join(' → ')}`,
    'Cut one of these imports; what both of its ends need belongs into a folder below both.',
    ...circle.map(({ example }) => example),
  );
}

function aboutUpward({ from, to, example }: Edge): string {
  const what = `Import that goes up: ${from} lies below ${to}`;
  const advice = 'Move what is needed down, or let the upper layer hand it in.';
  return lines(what, advice, example);
}

function aboutSideways({ from, to, example }: Edge): string {
  const what = `Feature that imports a feature: ${from} → ${to}`;
  const advice = 'Move what both need below the features, or let the app compose them.';
  return lines(what, advice, example);
}

function aboutUnplaced(folder: string): string {
  const advice = 'Give it its place in emulators/src/checks/structure/layers.ts.';
  return lines(`Folder without a layer: ${folder}`, advice);
}

function aboutReference(place: string): string {
  const what = `Comment that points outside the repository: ${place}`;
  return lines(what, 'State the reason itself, or name a page under docs/.');
}

/** All that is wrong with the structure of a checkout, each in words that tell what to do. */
export function findProblems(root: string, workspaces: readonly string[]): string[] {
  const sources = readSources(root);
  const { edges, upward, sideways, unplaced } = drawFolders(sources, resolverFor(root, workspaces));
  return [
    ...findCircles(edges).map(aboutCircle),
    ...upward.map(aboutUpward),
    ...sideways.map(aboutSideways),
    ...unplaced.map(aboutUnplaced),
    ...findOutsideReferences(sources).map(aboutReference),
  ];
}
