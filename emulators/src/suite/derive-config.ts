import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addresses } from '../environment.ts';
import { allowAnalytics } from '../hosting/allow-analytics.ts';
import { type HeaderRule, mapPolicies } from '../hosting/policies.ts';
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

/** Allows the page to connect to the local Auth and Firestore emulators. */
function allowLocalConnections(policy: string, ports: Ports): string {
  const { authHost, firestoreHost } = addresses(ports);
  return policy.replace(/connect-src [^;]*/, `$& http://${authHost} http://${firestoreHost}`);
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
  /** The folder of the derived file, because its paths are relative to that. */
  folder: string;
  webFolder: string;
  firestoreRules: string;
  /** The folder of the functions' parameters (`.env`). */
  parametersFolder: string;
  /** True when the web app was built with an analytics id. */
  analytics: boolean;
  ui: boolean;
}

/** Derives the emulators' configuration from the deployable firebase.json, with local ports and folders. */
export function deriveConfig(deployable: FirebaseConfig, options: DeriveOptions) {
  const { ports, folder, webFolder, firestoreRules, parametersFolder, analytics, ui } = options;
  const relative = (target: string) => path.relative(folder, target);
  const { hosting, functions, firestore, storage } = deployable;
  return {
    hosting: {
      ...hosting,
      public: relative(webFolder),
      headers: mapPolicies(hosting.headers, (policy) => {
        const local = allowLocalConnections(policy, ports);
        return analytics ? allowAnalytics(local) : local;
      }),
    },
    functions: functions.map(({ predeploy: _, ...codebase }) => ({
      ...codebase,
      source: relative(inRoot(codebase.source)),
      configDir: relative(parametersFolder),
    })),
    firestore: { rules: firestoreRules, indexes: inRoot(firestore.indexes) },
    storage: { rules: inRoot(storage.rules) },
    emulators: emulatorSection(ports, ui),
  };
}

/** firebase.json as it is deployed. */
export function readDeployableConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as FirebaseConfig;
}
