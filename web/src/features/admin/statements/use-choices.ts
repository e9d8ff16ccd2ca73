import type { Candidate } from '@fanclub/contract/statements/lines';
import { useState } from 'react';
import type { ListedLine, Share } from './use-lines.ts';

interface Chosen {
  /**
   * The request numbers of the ticked candidates. Absent until the admin has changed something; until then the certain
   * candidates are ticked.
   */
  ticked?: string[];
  /** Members whom the admin has looked up and added, because the server did not suggest them. */
  added: Candidate[];
}

/** The candidates that are chosen for one line, by request number, with functions to change the choice. */
export interface LineChoice {
  ticked: readonly string[];
  added: readonly Candidate[];
  toggle: (number: string) => void;
  /** Ticks all candidates that one transfer may have paid together; if all are ticked, unticks them. */
  toggleSplit: () => void;
  add: (candidate: Candidate) => void;
  shares: (chosen: readonly Candidate[]) => Share[];
}

const certainOf = ({ candidates, split }: ListedLine) =>
  split?.is_certain
    ? split.request_numbers
    : candidates.filter(({ is_certain }) => is_certain).map(({ request_number }) => request_number);

/** Holds the ticked candidates of each line. At first only the certain ones are ticked. */
export function useChoices() {
  const [choices, setChoices] = useState<Readonly<Record<string, Chosen>>>({});

  const choiceOf = (listed: ListedLine): LineChoice => {
    const { id } = listed.line;
    const { added, ticked = certainOf(listed) } = choices[id] ?? { added: [] };
    const change = (chosen: Partial<Chosen>) =>
      setChoices({ ...choices, [id]: { added, ticked, ...chosen } });
    return {
      ticked,
      added,
      toggle: (number) =>
        change({
          ticked: ticked.includes(number)
            ? ticked.filter((other) => other !== number)
            : [...ticked, number],
        }),
      toggleSplit: () => {
        const numbers = listed.split?.request_numbers ?? [];
        const others = ticked.filter((number) => !numbers.includes(number));
        const areAll = numbers.every((number) => ticked.includes(number));
        change({ ticked: areAll ? others : [...others, ...numbers] });
      },
      add: (candidate) => {
        const { request_number: number } = candidate;
        const isThere = [...listed.candidates, ...added].some(
          ({ request_number }) => request_number === number,
        );
        change({
          added: isThere ? added : [...added, candidate],
          ticked: [...new Set([...ticked, number])],
        });
      },
      // `open` is the amount that no statement had shown when the server sent the candidate. With it the server checks
      // that nothing has changed since.
      shares: (chosen) =>
        chosen.map(({ member_id, request_number, open }) => ({ member_id, request_number, open })),
    };
  };

  /**
   * Returns the lines, with their shares, in which exactly one certain candidate or exactly one certain split is
   * ticked, and nobody else.
   */
  const certainAmong = (lines: readonly ListedLine[]) =>
    lines.flatMap((listed) => {
      const { ticked, shares } = choiceOf(listed);
      const certain = certainOf(listed);
      const chosen = listed.candidates.filter(
        ({ request_number: number }) => certain.includes(number) && ticked.includes(number),
      );
      // All of a split have to be ticked, because the transfer is the sum of their amounts.
      const wanted = listed.split?.is_certain ? certain.length : 1;
      const isCertain = chosen.length === wanted && ticked.length === wanted;
      return isCertain ? [{ lineId: listed.line.id, shares: shares(chosen) }] : [];
    });

  return { choiceOf, certainAmong };
}
