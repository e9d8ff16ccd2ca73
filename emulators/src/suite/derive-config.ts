import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SuiteBuild } from '../build/tasks.ts';
import { allowAnalytics, type HeaderRule, mapPolicies } from '../hosting/hosting-config.ts';
import { inRoot } from '../paths.ts';
import type { Ports } from '../ports.ts';

interface Rewrite {
  source: string;
  function?: { functionId: string };
}

interface FirebaseConfig {
  hosting: {
    public: string;
    rewrites: Rewrite[];
    headers: HeaderRule[];
  };
  functions: { source: string; predeploy?: unknown }[];
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
}

function emulatorSection(ports: Ports, ui: boolean) {
  const at = (port: number) => ({ host: '127.0.0.1', port });
  return {
    auth: at(ports.AUTH),
    functions: at(ports.FUNCTIONS),
    firestore: { ...at(ports.FIRESTORE), websocketPort: ports.FIRESTORE_WEBSOCKET },
    hosting: at(ports.HOSTING),
    storage: at(ports.STORAGE),
    eventarc: at(ports.EVENTARC),
    tasks: at(ports.TASKS),
    hub: at(ports.HUB),
    logging: at(ports.LOGGING),
    ui: { enabled: ui, ...at(ports.UI) },
    singleProjectMode: false,
  };
}

export interface DeriveOptions {
  ports: Ports;
  /** Folder in which the configuration will be stored. The paths in the configuration are relative to this folder. */
  folder: string;
  build: SuiteBuild;
  firestoreRules: string;
  /** Folder with the parameters of the functions (a file `.env`). */
  parametersFolder: string;
  /** True if the web app was built with an analytics id. */
  analytics: boolean;
  ui: boolean;
}

/** Returns the configuration of the emulators. It is firebase.json with local ports and folders. */
export function deriveConfig(deployable: FirebaseConfig, options: DeriveOptions) {
  const { ports, folder, build, firestoreRules, parametersFolder, analytics, ui } = options;
  const relative = (target: string) => path.relative(folder, target);
  const { hosting, functions, firestore, storage } = deployable;
  return {
    hosting: {
      ...hosting,
      public: relative(build.web),
      headers: analytics ? mapPolicies(hosting.headers, allowAnalytics) : hosting.headers,
    },
    functions: functions.map(({ predeploy: _, ...codebase }) => ({
      ...codebase,
      source: relative(build.functions),
      configDir: relative(parametersFolder),
    })),
    firestore: { rules: firestoreRules, indexes: inRoot(firestore.indexes) },
    storage: { rules: inRoot(storage.rules) },
    emulators: emulatorSection(ports, ui),
  };
}

/** Returns the content of firebase.json. */
export function readDeployableConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as FirebaseConfig;
}
