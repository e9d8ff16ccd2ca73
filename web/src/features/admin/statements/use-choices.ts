import type { Candidate } from '@fanclub/contract/statements/lines';
import { useState } from 'react';
import type { ListedLine, Share } from './use-lines.ts';

interface Chosen {
  /**
   * The ids of the ticked members. Absent until the admin has changed something; until then the certain candidates are
   * ticked.
   */
  ticked?: string[];
  /** Members whom the admin has looked up and added, because the server did not suggest them. */
  added: Candidate[];
}

/** The members who are chosen for one line, with functions to change the choice. */
export interface LineChoice {
  ticked: readonly string[];
  added: readonly Candidate[];
  toggle: (memberId: string) => void;
  /** Ticks all members of a family whom one transfer may have paid for; if all are ticked, unticks them. */
  toggleSplit: () => void;
  add: (candidate: Candidate) => void;
  shares: (chosen: readonly Candidate[]) => Share[];
}

const certainOf = ({ candidates, split }: ListedLine) =>
  split?.is_certain
    ? split.member_ids
    : candidates.filter((candidate) => candidate.is_certain).map(({ member_id }) => member_id);

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
      toggle: (memberId) =>
        change({
          ticked: ticked.includes(memberId)
            ? ticked.filter((other) => other !== memberId)
            : [...ticked, memberId],
        }),
      toggleSplit: () => {
        const ids = listed.split?.member_ids ?? [];
        const others = ticked.filter((memberId) => !ids.includes(memberId));
        const areAll = ids.every((memberId) => ticked.includes(memberId));
        change({ ticked: areAll ? others : [...others, ...ids] });
      },
      add: (candidate) => {
        const isThere = [...listed.candidates, ...added].some(
          ({ member_id, request_number }) =>
            member_id === candidate.member_id && request_number === candidate.request_number,
        );
        change({
          added: isThere ? added : [...added, candidate],
          ticked: [...new Set([...ticked, candidate.member_id])],
        });
      },
      // `open` is the amount that no statement had shown when the server sent the candidate. With it the server checks
      // that nothing has changed since.
      shares: (chosen) =>
        chosen.map(({ member_id, request_number, open }) => ({ member_id, request_number, open })),
    };
  };

  /**
   * Returns the lines, with their shares, in which exactly one certain candidate or exactly one certain family is
   * ticked, and nobody else.
   */
  const certainAmong = (lines: readonly ListedLine[]) =>
    lines.flatMap((listed) => {
      const { ticked, shares } = choiceOf(listed);
      const certain = certainOf(listed);
      const chosen = listed.candidates.filter(
        ({ member_id: id }) => certain.includes(id) && ticked.includes(id),
      );
      // For a family all members have to be ticked, because the transfer is the sum of their amounts.
      const wanted = listed.split?.is_certain ? certain.length : 1;
      const isCertain = chosen.length === wanted && ticked.length === wanted;
      return isCertain ? [{ lineId: listed.line.id, shares: shares(chosen) }] : [];
    });

  return { choiceOf, certainAmong };
}
