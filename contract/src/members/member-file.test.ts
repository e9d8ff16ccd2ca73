import { describe, expect, it } from 'vitest';
import { chosenColumns, exportColumns, exportGroups, keyColumns } from './member-file.ts';

describe('a file of the list of members', () => {
  it('has each of its columns in just one group, or as a key of every row', () => {
    const grouped: string[] = [...keyColumns, ...Object.values(exportGroups).flat()];
    expect([...grouped].sort()).toEqual([...exportColumns].sort());
  });

  it('keeps its order, in whatever order columns are chosen', () => {
    expect(chosenColumns('phone,request_number')).toEqual(['request_number', 'phone']);
    expect(chosenColumns(undefined)).toEqual(exportColumns);
  });
});
