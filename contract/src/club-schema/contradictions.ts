import type { Club } from '../club/club.ts';
import { languages } from '../text/languages.ts';
import type { ClubProblem } from './club-facts.ts';
import { colourProblems } from './colour-problems.ts';

const oneFeatured = ({ packages }: Club): ClubProblem[] => {
  const [, second] = packages.flatMap(({ featured }, i) => (featured ? [i] : []));
  const path = `packages[${second}].featured`;
  return second === undefined
    ? []
    : [{ path, words: `${path} is true; only one package can be highlighted.` }];
};

const somePackage = ({ packages }: Club): ClubProblem[] =>
  packages.every(({ retired }) => retired)
    ? [{ path: 'packages', words: 'packages has only retired ones; at least one is offered.' }]
    : [];

const benefitsOfPackages = ({ packages, benefits }: Club): ClubProblem[] =>
  benefits.flatMap((benefit, i) => {
    const named = benefit.packages === 'all' ? [] : benefit.packages;
    const path = `benefits[${i}].packages`;
    return named
      .filter((id) => !packages.some((one) => one.id === id))
      .map((id) => ({ path, words: `${path} has "${id}"; no package has this id.` }));
  });

const someWayToPay = ({ pay }: Club): ClubProblem[] =>
  pay.rial || pay.iban || pay.services.length > 0
    ? []
    : [{ path: 'pay', words: 'pay has no way to pay; at least one is needed.' }];

const rialIsAskedFor = ({ pay, languages: codes }: Club): ClubProblem[] =>
  pay.rial && !codes.some((code) => languages[code].offersRial)
    ? [{ path: 'pay.rial', words: 'pay.rial is true; only pages in Persian ("fa") offer rial.' }]
    : [];

/** Returns what is wrong between the facts of a club, each of which is right by itself. */
export const contradictions = (club: Club): ClubProblem[] => [
  ...colourProblems(club.colours),
  ...[oneFeatured, somePackage, benefitsOfPackages, someWayToPay, rialIsAskedFor].flatMap((rule) =>
    rule(club),
  ),
];
