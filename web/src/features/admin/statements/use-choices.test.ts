import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCandidate, aLine } from './testing/open-statements.ts';
import { useChoices } from './use-choices.ts';
import type { ListedLine } from './use-lines.ts';

const candidate = (id: string, is_certain: boolean) =>
  aCandidate({ member_id: id, request_number: id, is_certain, open: 500 });

const listed = (changes: Partial<ListedLine> = {}): ListedLine => ({
  line: aLine(),
  candidates: [candidate('m1', true), candidate('m2', false)],
  split: null,
  ...changes,
});
const family = (is_certain: boolean) =>
  listed({
    candidates: [candidate('m1', false), candidate('m2', false), candidate('m3', true)],
    split: { request_numbers: ['m1', 'm2'], is_certain },
  });

/** Renders the hook and returns functions for the choice of this line. */
function open(line: ListedLine) {
  const { result } = renderHook(useChoices);
  return {
    choice: () => result.current.choiceOf(line),
    certain: (lines: ListedLine[] = [line]) => result.current.certainAmong(lines),
    change: (by: (choice: ReturnType<typeof result.current.choiceOf>) => void) =>
      act(() => by(result.current.choiceOf(line))),
  };
}

it('the certain candidates of a line are ticked at first', () => {
  expect(open(listed()).choice().ticked).toEqual(['m1']);
  expect(open(family(true)).choice().ticked).toEqual(['m1', 'm2']);
  expect(open(family(false)).choice().ticked).toEqual(['m3']);
});

it('a change ticks and unticks a candidate, of this line alone', () => {
  const { choice, certain, change } = open(listed());
  change(({ toggle }) => toggle('m2'));
  expect(choice().ticked).toEqual(['m1', 'm2']);
  change(({ toggle }) => toggle('m1'));
  expect(choice().ticked).toEqual(['m2']);
  const other = listed({ line: aLine({ id: 'another' }) });
  expect(certain([other]).map(({ lineId }) => lineId)).toEqual(['another']);
});

it('a change ticks all of a family beside the others, or unticks them if all are ticked', () => {
  const { choice, change } = open(family(false));
  change(({ toggleSplit }) => toggleSplit());
  expect(choice().ticked).toEqual(['m3', 'm1', 'm2']);
  change(({ toggle }) => toggle('m1'));
  change(({ toggleSplit }) => toggleSplit());
  expect(choice().ticked).toEqual(['m3', 'm1', 'm2']);
  change(({ toggleSplit }) => toggleSplit());
  expect(choice().ticked).toEqual(['m3']);
});

it('a change adds and ticks a member who was looked up, once', () => {
  const { choice, change } = open(listed());
  const sought = candidate('m9', false);
  change(({ add }) => add(sought));
  expect(choice()).toMatchObject({ added: [sought], ticked: ['m1', 'm9'] });
  change(({ add }) => add(sought));
  expect(choice()).toMatchObject({ added: [sought], ticked: ['m1', 'm9'] });
  change(({ add }) => add(candidate('m2', false)));
  expect(choice()).toMatchObject({ added: [sought], ticked: ['m1', 'm9', 'm2'] });
});

it('a change adds another application of a candidate', () => {
  const { choice, change } = open(listed());
  const earlier = { ...candidate('m1', false), request_number: 'JOFCI-earlier' };
  change(({ add }) => add(earlier));
  expect(choice()).toMatchObject({ added: [earlier], ticked: ['m1', 'JOFCI-earlier'] });
});

it('shares have the amount that the server sent, also of a member who was looked up', () => {
  const { choice, change } = open(listed());
  const sought = candidate('m9', false);
  change(({ add }) => add(sought));
  expect(choice().shares([candidate('m1', true), sought])).toEqual([
    { member_id: 'm1', request_number: 'm1', open: 500 },
    { member_id: 'm9', request_number: 'm9', open: 500 },
  ]);
});

const share = (id: string) => ({ member_id: id, request_number: id, open: 500 });

it('the certain lines are those in which the certain candidate alone is ticked', () => {
  const { certain, change } = open(listed());
  const lineId = aLine().id;
  expect(certain()).toEqual([{ lineId, shares: [share('m1')] }]);
  change(({ toggle }) => toggle('m2'));
  expect(certain()).toEqual([]);
  change(({ toggle }) => toggle('m1'));
  expect(certain()).toEqual([]);
  expect(certain([listed({ candidates: [candidate('m1', false)] })])).toEqual([]);
  const two = listed({ candidates: [candidate('m1', true), candidate('m2', true)] });
  expect(certain([{ ...two, line: aLine({ id: 'two' }) }])).toEqual([]);
});

it('the certain lines are not those of a member who was looked up in place of the certain candidate', () => {
  const { certain, change } = open(listed());
  change(({ add }) => add(candidate('m9', false)));
  change(({ toggle }) => toggle('m1'));
  expect(certain()).toEqual([]);
});

it('the certain lines are those in which all of a certain family are ticked', () => {
  const { certain, change } = open(family(true));
  expect(certain()[0]?.shares).toEqual([share('m1'), share('m2')]);
  change(({ toggle }) => toggle('m2'));
  expect(certain()).toEqual([]);
  change(({ toggle }) => toggle('m3'));
  expect(certain()).toEqual([]);
});
