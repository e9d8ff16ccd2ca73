import { bulkMaxLength } from '@fanclub/contract/members/states';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildAdminMember } from '#testing/build-member.ts';
import { useSelection } from './use-selection.ts';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => buildAdminMember({ id: `u${at}` }));
const open = (rows: ReturnType<typeof rowsOf>) => renderHook(() => useSelection(rows)).result;

it('as many rows can be ticked at once as one call takes, and not one more', () => {
  const result = open(rowsOf(bulkMaxLength + 1));
  act(() => result.current.toggleAll());
  expect(result.current.ticked).toHaveLength(bulkMaxLength);
  expect(result.current.isFull).toBe(true);
  act(() => result.current.toggle('u0'));
  expect(result.current.isFull).toBe(false);
});

it('all who wait for a decision are ticked together, and unticked if all are ticked', () => {
  const rejected = buildAdminMember({ id: 'r1', request_status: 'rejected' });
  const result = open([...rowsOf(2), rejected]);
  act(() => result.current.toggle('u0'));
  act(() => result.current.toggleAll());
  expect(result.current.ticked.map(({ id }) => id)).toEqual(['u0', 'u1']);
  act(() => result.current.toggleAll());
  expect(result.current.ticked).toEqual([]);
  expect(result.current.isOn).toBe(false);
});

it('an approved member does not count as ticked', () => {
  const approved = buildAdminMember({ id: 'a1', request_status: 'approved' });
  const result = open([...rowsOf(1), approved]);
  act(() => result.current.keepOnly(['u0', 'a1', 'gone']));
  expect(result.current.ticked.map(({ id }) => id)).toEqual(['u0']);
});

it('checkboxes are shown while the selection is open or a row is ticked', () => {
  const result = open(rowsOf(1));
  expect(result.current.isOn).toBe(false);
  act(() => result.current.open());
  expect(result.current.isOn).toBe(true);
  act(() => result.current.keepOnly(['u0']));
  expect(result.current.isOn).toBe(true);
  act(() => result.current.toggle('u0'));
  expect(result.current.isOn).toBe(false);
  act(() => result.current.open());
  act(() => result.current.clear());
  expect(result.current.isOn).toBe(false);
});

it('no row is ticked if nobody waits', () => {
  const result = open([buildAdminMember({ id: 'a1', request_status: 'approved' })]);
  act(() => result.current.open());
  act(() => result.current.toggleAll());
  expect(result.current).toMatchObject({ ticked: [], isOn: true });
});
