import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Api, api, type RouteName } from '@fanclub/contract/api';
import { browserPatienceMs } from '@fanclub/contract/http/patience';
import { call } from '@fanclub/stories/tools/call';
import { requestOf } from '../requests/request-of.ts';
import { freePort, startServer } from '../start-server.ts';
import { withPatience } from './patience.ts';

const services = {
  Firestore: ['FIRESTORE_EMULATOR_HOST'],
  Auth: ['FIREBASE_AUTH_EMULATOR_HOST'],
  Storage: ['FIREBASE_STORAGE_EMULATOR_HOST', 'STORAGE_EMULATOR_HOST'],
} as const;
export type Service = keyof typeof services;

/**
 * Refusals that do not come from an outage: this suite has no keys of a wallet, and calls that run at the same time change
 * the same settings.
 */
const otherRefusals: Partial<Record<RouteName, string>> = {
  applePass: 'wallet_not_offered',
  googlePass: 'wallet_not_offered',
  confirmSettings: 'settings_changed',
  takeBackSettings: 'settings_changed',
  rewordMail: 'other_change_waits',
};

const slowByMs = 1500;
const atOnce = 12;

/** Starts a proxy to `host` that delays each chunk of a response. */
async function startSlowProxy(host: string) {
  const [name, port] = host.split(':');
  const server = createServer((caller) => {
    const service = connect(Number(port), name);
    caller.pipe(service);
    service.on('data', (piece) => setTimeout(() => caller.write(piece), slowByMs));
    for (const [one, other] of [
      [caller, service],
      [service, caller],
    ] as const) {
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as { port: number }).port, stop: () => server.close() };
}

/** Starts a server that accepts connections and never responds. */
async function startSilentServer() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as { port: number }).port, stop: () => server.close() };
}

const stands = { down: async () => null, slow: startSlowProxy, hangs: startSilentServer };
export type Mode = keyof typeof stands;

async function startDisturbed(service: Service, mode: Mode) {
  const variables = services[service];
  const given = process.env[variables[0]] ?? '';
  const stand = await stands[mode](given);
  const port = stand?.port ?? (await freePort());
  const changes = Object.fromEntries(
    variables.map((variable) => [
      variable,
      (process.env[variable] ?? '').replace(given, `127.0.0.1:${port}`),
    ]),
  );
  const server = await startServer(changes);
  return {
    url: server.url,
    stop: async () => {
      await server.kill();
      stand?.stop();
    },
  };
}

export interface Outage {
  service: Service;
  mode: Mode;
  calls: number;
  succeeded: number;
  /** The calls that were refused for another reason than the outage (`otherRefusals`). */
  refused: number;
  askedToComeAgain: number;
  longestMs: number;
  problems: string[];
}

/** Prepares a route's request; returns a function that sends it, as often as needed. */
async function prepare(name: RouteName) {
  const request = await withPatience(
    () => requestOf(name),
    () => false,
  );
  return (baseUrl?: string) =>
    call(api[name] as Api[RouteName], { ...request, ...(baseUrl && { baseUrl }) });
}

type Ask = Awaited<ReturnType<typeof prepare>>;

/** Calls a route during an outage; returns true if the response says to try again later. */
async function askUnder(outage: Outage, url: string, name: RouteName, ask: Ask): Promise<boolean> {
  const startedAt = performance.now();
  const answer = await Promise.race([ask(url), sleep(browserPatienceMs, null)]).catch(String);
  outage.calls += 1;
  outage.longestMs = Math.max(outage.longestMs, Math.round(performance.now() - startedAt));
  const blame = (what: string) => {
    outage.problems.push(`${name}: ${what}`);
    return false;
  };
  if (answer === null) return blame(`no answer within ${browserPatienceMs / 1000} s`);
  if (typeof answer === 'string') return blame(answer);
  const { status, body, headers } = answer;
  const { code = '' } = body as { code?: string };
  if (status === api[name].status) {
    outage.succeeded += 1;
    return false;
  }
  if (code !== '' && code === otherRefusals[name]) {
    outage.refused += 1;
    return false;
  }
  const isBusy = [429, 503].includes(status) && headers.get('retry-after') !== null;
  if (!isBusy) return blame(`${status} ${code}`);
  outage.askedToComeAgain += 1;
  return true;
}

/**
 * Repeats a call after the outage, as people and browsers do. An error below 500 is accepted, because it may only say
 * that the first call has succeeded already.
 */
async function comeAgain(outage: Outage, name: RouteName, ask: Ask): Promise<void> {
  const { status } = await withPatience(ask, (answer) => answer.status === 503);
  if (status >= 500) outage.problems.push(`${name}: ${status} when it was over`);
}

/**
 * Calls every route while one service is down, slow or silent. Each call must succeed or get a response that says
 * to try again later.
 */
export async function disturb(service: Service, mode: Mode): Promise<Outage> {
  const outage: Outage = {
    service,
    mode,
    calls: 0,
    succeeded: 0,
    refused: 0,
    askedToComeAgain: 0,
    longestMs: 0,
    problems: [],
  };
  const { url, stop } = await startDisturbed(service, mode);
  const names = Object.keys(api) as RouteName[];
  const again: [RouteName, Ask][] = [];
  const next = async (): Promise<void> => {
    const name = names.shift();
    if (!name) return;
    const ask = await prepare(name);
    if (await askUnder(outage, url, name, ask)) again.push([name, ask]);
    return next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  await stop();
  for (const [name, ask] of again) await comeAgain(outage, name, ask);
  return outage;
}
