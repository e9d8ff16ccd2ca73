import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { club } from '@fanclub/contract/club/club';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Deployment } from '../../deploy/deployment.ts';
import { googleApi } from '../../google-api.ts';
import { inRoot } from '../../paths.ts';
import { originsAt, type StandIn, startStandIn } from '../../rehearsal/google-stand-in.ts';
import { makeHealthy } from '../../rehearsal/healthy-project.ts';
import type { newerReleases } from '../../upgrade/releases.ts';
import { examine, type Finding } from '../examine.ts';
import type { LookUp } from '../mail-checks.ts';

export const project = 'rehearsal';
/** Resource path of the project, with which all paths of its resources begin. */
export const root = `projects/${project}`;

/** TXT records of the domain from which the club sends mails. */
export const records: Record<string, string[]> = {
  'fanclub.test': ['v=spf1 include:mail.example -all'],
  'mail._domainkey.fanclub.test': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.fanclub.test': ['v=DMARC1; p=quarantine'],
};

/**
 * A change that breaks a healthy project, with the fault that the doctor must report and the remedy that it must give.
 */
export type FaultRow = readonly [
  check: string,
  resource: string,
  value: unknown,
  fault: RegExp,
  command: RegExp,
];

/**
 * Starts a stand-in for Google with a healthy project for the tests of a file. Returns functions to break and check the
 * project.
 */
export function examinedProject() {
  let standIn: StandIn;
  let deployment: Deployment;
  const own = mkdtempSync(path.join(tmpdir(), 'fanclub-doctor-'));
  const before = { ...process.env };

  beforeAll(async () => {
    standIn = await startStandIn(new Map(), {});
    Object.assign(process.env, originsAt(standIn.origin));
    deployment = {
      api: googleApi(project),
      folder: inRoot(),
      parameters: {
        PUBLIC_URL: 'https://members.example.club',
        MAIL_FROM: 'Club <club@fanclub.test>',
        EXCHANGE_RATE_URL: 'https://rates.example',
        WEB_API_KEY: 'key',
        TRUSTED_PROXY_HOPS: '2',
        ALERT_EMAIL: 'club@fanclub.test',
        DKIM_SELECTOR: 'mail',
      },
      firebase: async () => undefined,
    };
    await makeHealthy(standIn, deployment);
    const facts = { ...club, languages: ['en'], name: { en: 'Viola' } };
    const site = 'https://members.example.club';
    writeFileSync(path.join(own, 'club.json'), JSON.stringify({ ...facts, site }));
  });

  afterAll(async () => {
    for (const name of Object.keys(originsAt(''))) {
      if (before[name] === undefined) delete process.env[name];
    }
    await standIn.stop();
    rmSync(own, { recursive: true });
  });

  /** Resolves with the results of all checks that find a fault. `changes` replaces some parameters. */
  async function faulty(
    changes: Deployment['parameters'] = {},
    find: LookUp = async (name) => records[name] ?? [],
    findNewer: typeof newerReleases = async () => [],
    folder = own,
  ): Promise<Finding[]> {
    const parameters = { ...deployment.parameters, ...changes };
    const found = await examine({ ...deployment, parameters }, find, findNewer, folder);
    return found.filter(({ faults }) => faults.length > 0);
  }

  return {
    standIn: () => standIn,
    faulty,
    /** Breaks the project with the given change, expects exactly this fault, and restores the project. */
    async expectFault([check, resource, value, fault, command]: FaultRow): Promise<void> {
      const { resources } = standIn;
      const healthy = resources.get(resource);
      if (value === undefined) resources.delete(resource);
      else resources.set(resource, typeof value === 'function' ? value(healthy) : value);
      const found = await faulty();
      if (healthy === undefined) resources.delete(resource);
      else resources.set(resource, healthy);
      expect(found.map(({ name }) => name)).toEqual([check]);
      expect(found[0]?.faults.join('\n')).toMatch(new RegExp(fault.source, 'm'));
      expect(found[0]?.mend).toMatch(command);
    },
  };
}
