import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { keptState } from './state.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'state-'));
});

function exportInto(place: string, content: string): void {
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'firebase-export-metadata.json'), content);
}

const kept = () =>
  readFileSync(path.join(folder, 'state', 'firebase-export-metadata.json'), 'utf8');

it('the data of a suite that was ready are kept', () => {
  const state = keptState(folder);
  expect(state.importFrom()).toBeUndefined();
  state.markCameUp();
  exportInto(state.exportTo, 'first');
  state.settle();
  expect(kept()).toBe('first');
  expect(state.importFrom()).toBe(path.join(folder, 'state'));
});

it('the data of an interrupted start never replace good data', () => {
  const state = keptState(folder);
  exportInto(path.join(folder, 'state'), 'good');
  exportInto(state.exportTo, 'half');
  state.settle();
  expect(kept()).toBe('good');
  expect(existsSync(state.exportTo)).toBe(false);
});

it('the good data are kept if an export was cut short', () => {
  const state = keptState(folder);
  exportInto(path.join(folder, 'state'), 'good');
  state.markCameUp();
  mkdirSync(state.exportTo);
  state.settle();
  expect(kept()).toBe('good');
});
