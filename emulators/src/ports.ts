import { Problem } from './problem.ts';

/** The three suites that `npm test` runs at the same time. */
export const testSuites = ['test', 'second', 'third'] as const;
export type TestSuite = (typeof testSuites)[number];

/** A suite: `start`, which people use, or one of `npm test`. */
export type SuiteKind = 'start' | TestSuite;

/**
 * All ports of a suite. Environment variables can change them: `FANCLUB_<NAME>_PORT` for `start`, and for example
 * `FANCLUB_TEST_<NAME>_PORT` for `test`.
 */
const portTable = {
  UI: { label: 'Emulator UI', port: 4000 },
  HOSTING: { label: 'Hosting, the whole product', port: 5000 },
  FUNCTIONS: { label: 'Functions', port: 5001 },
  FIRESTORE: { label: 'Firestore', port: 8080 },
  FIRESTORE_WEBSOCKET: { label: "Firestore's websocket", port: 9150 },
  AUTH: { label: 'Auth', port: 9099 },
  STORAGE: { label: 'Storage', port: 9199 },
  EVENTARC: { label: 'Eventarc', port: 9299 },
  TASKS: { label: 'Tasks', port: 9499 },
  HUB: { label: 'Emulator hub', port: 4400 },
  LOGGING: { label: 'Emulator logging', port: 4500 },
  SMTP: { label: 'local mail (SMTP)', port: 1025 },
  MAIL: { label: 'local mail (web page)', port: 1080 },
  MAILS: { label: 'page of every mail', port: 1081 },
  EXCHANGE_RATE: { label: 'local exchange-rate service', port: 5900 },
  API: { label: 'production-like API server', port: 5010 },
  VITE: { label: 'Vite dev server', port: 5173 },
} as const;

export type PortName = keyof typeof portTable;
export type Ports = Readonly<Record<PortName, number>>;

export const portNames = Object.keys(portTable) as PortName[];
// All ports are below those that Linux gives to outgoing connections, which begin at 32768.
const offsets: Record<SuiteKind, number> = {
  start: 0,
  test: 10_000,
  second: 20_000,
  third: 22_000,
};

/** Returns the name of the environment variable that can change a port. */
export function portVariable(kind: SuiteKind, name: PortName): string {
  const whose = kind === 'start' ? '' : `${kind.toUpperCase()}_`;
  return `FANCLUB_${whose}${name}_PORT`;
}

/** Returns the name of the service on a port, for messages to the user. */
export function portLabel(name: PortName): string {
  return portTable[name].label;
}

function choosePort(kind: SuiteKind, name: PortName, env: NodeJS.ProcessEnv): number {
  const variable = portVariable(kind, name);
  const chosen = env[variable];
  if (!chosen) return portTable[name].port + offsets[kind];
  const port = Number(chosen);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Problem(`${variable} is "${chosen}": set it to a port between 1 and 65535.`);
  }
  return port;
}

/** Returns all ports of a suite. Throws a Problem if two services would have the same port. */
export function choosePorts(kind: SuiteKind, env: NodeJS.ProcessEnv = process.env): Ports {
  const ports = {} as Record<PortName, number>;
  const owners = new Map<number, PortName>();
  for (const name of portNames) {
    const port = choosePort(kind, name, env);
    const owner = owners.get(port);
    if (owner) {
      const [one, other] = [portVariable(kind, owner), portVariable(kind, name)];
      throw new Problem(`${one} and ${other} are both ${port}: give each a port of its own.`);
    }
    owners.set(port, name);
    ports[name] = port;
  }
  return ports;
}
