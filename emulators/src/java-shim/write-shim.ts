import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../environment.ts';
import type { Emulators } from '../firestore/find-emulators.ts';
import { javaShimVariables, standInJars } from './names.ts';

const shimScript = fileURLToPath(new URL('./main.ts', import.meta.url));

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * Writes a script named `java`, which runs `main.ts`, and the marker files. Returns the environment variables with
 * which firebase-tools uses them.
 */
export function writeJavaShim(folder: string, { official, hidane, java }: Emulators): Environment {
  mkdirSync(folder, { recursive: true });
  const wrapper = path.join(folder, 'java');
  const node = `${quote(process.execPath)} --disable-warning=ExperimentalWarning`;
  writeFileSync(wrapper, `#!/bin/sh\nexec ${node} ${quote(shimScript)} "$@"\n`);
  chmodSync(wrapper, 0o755);

  const marker = (name: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, '');
    return file;
  };
  const env: Environment = { PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}` };
  // A Java that is too old for the emulators is not used. Without a Java, `main.ts` itself prints a version when
  // firebase-tools asks for it.
  if (java) env[javaShimVariables.java] = java;
  if (hidane) {
    env[javaShimVariables.hidane] = hidane;
    env.FIRESTORE_EMULATOR_BINARY_PATH = marker(standInJars.firestore);
  }
  if (!official.includes('storage')) {
    env.STORAGE_EMULATOR_BINARY_PATH = marker(standInJars.storage);
  }
  return env;
}
