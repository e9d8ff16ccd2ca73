import { apart } from '../club/palette/nudge.ts';
import { contrastRatio, distance } from '../club/palette/oklch.ts';
import type { ClubColours } from '../club/palette/palette-type.ts';
import { inkOf } from '../club/palette/schemes.ts';
import type { ClubProblem } from './club-facts.ts';

/** Returns a sentence for each colour with which no palette can be computed. */
export function colourProblems(colours: ClubColours): ClubProblem[] {
  const problem = (name: keyof ClubColours, says: string): ClubProblem => {
    const path = `colours.${name}`;
    return { path, words: `${path} is "${colours[name]}"; ${says}.` };
  };
  const { main, paper } = colours;
  if (contrastRatio(paper, inkOf(main)) < 12) {
    return [
      problem('paper', 'this is too dark for the ground of pages, "#d9d9d9" is about the darkest'),
    ];
  }
  return (['main', 'accent'] as const)
    .filter((name) => distance(colours[name], paper) < apart / 2)
    .map((name) => problem(name, `this can hardly be told from colours.paper, "${paper}"`));
}
