import { apart } from './palette/nudge.ts';
import { contrastRatio, distance } from './palette/oklch.ts';
import type { ClubColours } from './palette/palette-type.ts';
import { inkOf } from './palette/schemes.ts';

/** Returns a sentence for each colour with which no palette can be computed, beginning with its line of `club.json`. */
export function colourProblems(colours: ClubColours): string[] {
  const problem = (name: keyof ClubColours, words: string) =>
    `colours.${name}: ${colours[name]} ${words}`;
  const names = ['main', 'accent', 'paper'] as const;
  const unread = names.filter((name) => !/^#[0-9a-f]{6}$/i.test(colours[name]));
  if (unread.length > 0) {
    return unread.map((name) => problem(name, 'is no colour of six digits, such as #111417'));
  }
  const { main, paper } = colours;
  if (contrastRatio(paper, inkOf(main)) < 12) {
    return [problem('paper', 'is too dark for the ground of pages; #d9d9d9 is about the darkest')];
  }
  return (['main', 'accent'] as const)
    .filter((name) => distance(colours[name], paper) < apart / 2)
    .map((name) => problem(name, `can hardly be told from colours.paper, ${paper}`));
}
