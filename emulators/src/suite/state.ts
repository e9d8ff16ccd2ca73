import { existsSync, renameSync, rmSync } from 'node:fs';
import { stateFolder } from '../paths.ts';
import { say } from '../terminal.ts';

/** Puts the kept state aside, so that the suite starts empty; one earlier state can be had back. */
export function setStateAside(): void {
  if (!existsSync(stateFolder)) return;
  const aside = `${stateFolder}-before-fresh`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(stateFolder, aside);
  say('Starting empty; the state so far is kept in .emulator-data/state-before-fresh');
}
