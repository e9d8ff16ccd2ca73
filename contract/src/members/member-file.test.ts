import { expect, it } from 'vitest';
import { chosenColumns } from '../files/list-file.ts';
import { exportColumns, memberColumnGroups } from './member-file.ts';

it('a file of the member list has each of its columns in just one group, or as a key of every row', () => {
  const { keys, groups } = memberColumnGroups;
  const grouped: string[] = [...keys, ...Object.values(groups).flat()];
  expect([...grouped].sort()).toEqual([...exportColumns].sort());
});

it('a file of the member list keeps its order, in whatever order columns are chosen', () => {
  expect(chosenColumns(exportColumns, 'phone,request_number')).toEqual(['request_number', 'phone']);
  expect(chosenColumns(exportColumns, undefined)).toEqual(exportColumns);
});
