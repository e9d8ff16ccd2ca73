import type { Club } from '@fanclub/contract/club/club';
import { clubProblems } from '@fanclub/contract/club-schema/club-schema';
import { colourProblems } from '@fanclub/contract/club-schema/colour-problems';
import type { Asker } from './asker.ts';
import { type ColourLook, lookAtColours } from './colour-look.ts';
import type { Facts } from './facts.ts';

type Colours = Club['colours'];

const shown = ({ main, accent, paper }: Colours) => [main, accent, paper].join(' ');

/** Asks until the answer is what the page shows, so that nobody takes colours that nobody has looked at. */
async function askUntilLooked(asker: Asker, facts: Facts, look: ColourLook): Promise<void> {
  for (;;) {
    const answer = await asker.ask('colours', 'Main, accent and paper', () =>
      shown(look.colours()),
    );
    const [main = '', accent = '', paper = ''] = answer.split(/[\s,]+/);
    facts.colours = { ...(facts.colours as Colours), main, accent, paper };
    const [problem = colourProblems(facts.colours as Colours)[0]] = clubProblems(facts).filter(
      ({ path }) => path.startsWith('colours'),
    );
    if (problem) {
      facts.colours = look.colours();
      asker.refuse(problem.words);
    } else if (answer === shown(look.colours())) return;
    else look.show(facts.colours as Colours);
  }
}

/** Asks for the colours, while a page in the browser shows them. */
export async function askColours(asker: Asker, facts: Facts): Promise<void> {
  const look = await lookAtColours(facts.colours as Colours, nameOf(facts));
  try {
    asker.title(`  ${look.url} shows them, and you can choose there. Type three colours to see
  them there, and Enter once they please you. Words and buttons move a little until they can be read.`);
    await askUntilLooked(asker, facts, look);
  } finally {
    look.close();
  }
}

const nameOf = (facts: Facts) => String(Object.values(facts.name as Facts)[0] ?? 'The club');
