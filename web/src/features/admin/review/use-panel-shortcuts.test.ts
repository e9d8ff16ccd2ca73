import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pressKey } from '#admin-kit/testing/open-panel.ts';
import { approved, buildAdminMember } from '#testing/build-member.ts';
import { usePanelShortcuts } from './use-panel-shortcuts.ts';
import type { Undoable } from './use-undoables.ts';

type Panel = Parameters<typeof usePanelShortcuts>[0];

const rows = [1, 2, 3].map((number) =>
  buildAdminMember({ id: `u${number}`, request_number: `JOFCI-${number}` }),
);

interface Options {
  selected?: string | null;
  isOn?: boolean;
  ticked?: boolean;
  mayBulk?: boolean;
  section?: 'review' | 'members';
  list?: typeof rows;
  undoables?: Partial<Undoable>[];
}

/** Presses a key in the panel. Returns the functions that the panel has called, each as its name and arguments. */
function press(key: string, options: Options = {}, held: KeyboardEventInit = {}, then = () => {}) {
  const { selected = null, isOn = false, ticked = false, mayBulk = true } = options;
  const { section = 'review', list = rows, undoables = [] } = options;
  const called: unknown[][] = [];
  const spy = (name: string) => vi.fn((...given: unknown[]) => void called.push([name, ...given]));
  const panel = {
    rows: list,
    address: { selected, section, select: spy('select') },
    review: {
      approve: spy('approve'),
      askReject: spy('askReject'),
      request: { open: spy('request') },
    },
    selection: {
      ticked: ticked ? list.slice(0, 1) : [],
      isOn,
      clear: spy('clear'),
      open: spy('open'),
      toggle: spy('toggle'),
      toggleAll: spy('toggleAll'),
    },
    bulk: { may: mayBulk, ask: spy('ask') },
    undoables,
    openHelp: spy('help'),
  } as unknown as Panel;
  const { unmount } = renderHook(() => usePanelShortcuts(panel));
  then();
  pressKey(key, held);
  unmount();
  return called;
}

it('j and k go down and up from the open application, and not past the ends', () => {
  expect(press('j', { selected: 'JOFCI-2' })).toEqual([['select', 'JOFCI-3']]);
  expect(press('k', { selected: 'JOFCI-2' })).toEqual([['select', 'JOFCI-1']]);
  expect(press('j', { selected: 'JOFCI-3' })).toEqual([]);
  expect(press('k', { selected: 'JOFCI-1' })).toEqual([]);
});

it('j and k begin with the first application', () => {
  expect(press('j')).toEqual([['select', 'JOFCI-1']]);
  expect(press('k', { selected: 'JOFCI-9' })).toEqual([['select', 'JOFCI-1']]);
  expect(press('j', { list: [] })).toEqual([]);
});

it('a and r decide about the open application, or about all that are ticked', () => {
  expect([press('a'), press('r')]).toEqual([[['approve']], [['askReject']]]);
  expect(press('a', { ticked: true })).toEqual([['ask', 'approve']]);
  expect(press('r', { ticked: true })).toEqual([['ask', 'reject']]);
});

it('i, / and ? ask for items, go to the search and list the keys', () => {
  expect([press('i'), press('?')]).toEqual([[['request']], [['help']]]);
});

it('u undoes the first decision that can still be undone', () => {
  const undo = vi.fn();
  const last = vi.fn();
  press('u', { undoables: [{ undo: null }, { undo }, { undo: last }] });
  expect([undo, last].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(press('u', { undoables: [{ undo: null }] })).toEqual([]);
});

it('Escape ends the selection, or else closes the application', () => {
  expect(press('Escape', { isOn: true })).toEqual([['clear']]);
  expect(press('Escape')).toEqual([['select', null]]);
});

it('x ticks the open application, or opens the selection', () => {
  expect(press('x', { selected: 'JOFCI-2' })).toEqual([['toggle', 'u2']]);
  expect(press('x')).toEqual([['open']]);
  const list = [{ ...(rows[0] ?? buildAdminMember()), ...approved }];
  expect(press('x', { list, selected: 'JOFCI-1' })).toEqual([['open']]);
});

it('x ticks all with Shift', () => {
  expect(press('x', { selected: 'JOFCI-2' }, { shiftKey: true })).toEqual([['toggleAll']]);
});

it('x does nothing for a role that decides nothing, or among all members', () => {
  expect(press('x', { mayBulk: false })).toEqual([]);
  expect(press('x', { section: 'members' })).toEqual([]);
});

it('a key that was used does nothing else, and any other key does what it did before', () => {
  const used: boolean[] = [];
  for (const key of ['j', 'x', 'q']) {
    const watch = (event: KeyboardEvent) => void used.push(event.defaultPrevented);
    // This listener runs after the panel's listener, so it records whether the panel has used the key.
    press(key, {}, {}, () => window.addEventListener('keydown', watch, { once: true }));
  }
  expect(used).toEqual([true, true, false]);
});
