import { readFileSync, watch } from 'node:fs';
import { demoProject } from '../demo-access.ts';
import { addresses } from '../environment.ts';
import { inRoot, root } from '../paths.ts';
import type { Ports } from '../ports.ts';
import { Problem } from '../problem.ts';
import { stopSignal } from '../process/stop-signal.ts';
import { say, warn } from '../terminal.ts';

const settleMs = 200;
const rulesName = 'firestore.rules';

/**
 * Loads firestore.rules into hidane. Resolves with the error message if hidane refuses the rules, else with undefined.
 */
async function loadRules(ports: Ports): Promise<string | undefined> {
  const { firestoreHost } = addresses(ports);
  const address = `http://${firestoreHost}/emulator/v1/projects/${demoProject}:securityRules`;
  const content = readFileSync(inRoot(rulesName), 'utf8');
  const body = JSON.stringify({ rules: { files: [{ content }] } });
  const response = await fetch(address, { method: 'PUT', body });
  if (response.ok) return undefined;
  const { error } = (await response.json()) as { error?: { message?: string } };
  return (error?.message ?? `HTTP ${response.status}`).replaceAll('\n', ' ');
}

async function reload(ports: Ports): Promise<void> {
  const refusal = await loadRules(ports);
  if (refusal) warn(`${rulesName} was not loaded: ${refusal}`);
  else say(`✓ ${rulesName} loaded again`);
}

/**
 * Loads firestore.rules and throws a Problem if hidane refuses them. This check is needed because hidane also starts
 * with invalid rules.
 */
export async function requireSoundFirestoreRules(ports: Ports): Promise<void> {
  const refusal = await loadRules(ports);
  if (refusal) throw new Problem(`${rulesName} cannot be loaded: ${refusal}`);
}

/**
 * Loads firestore.rules into hidane after each change. firebase-tools cannot do this: its reload sends a field that
 * hidane 0.6 refuses, and then the whole suite ends. firebase-tools therefore gets a copy of the rules that never
 * changes.
 */
export function reloadFirestoreRulesOnChange(ports: Ports): void {
  let timer: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reload(ports).catch(() => warn(`${rulesName} could not be loaded again`));
    }, settleMs);
  };
  const watcher = watch(root, { signal: stopSignal, persistent: false }, (_, file) => {
    if (file === rulesName) onChange();
  });
  watcher.on('error', () => undefined);
}
