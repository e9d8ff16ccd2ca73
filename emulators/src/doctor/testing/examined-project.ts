import { afterAll, beforeAll, expect } from 'vitest';
import type { Deployment } from '../../deploy/deployment.ts';
import { googleApi } from '../../google/google-api.ts';
import { inRoot } from '../../paths.ts';
import { type StandIn, startStandIn } from '../../rehearsal/google-stand-in.ts';
import { makeHealthy } from '../../rehearsal/healthy-project.ts';
import { originsAt } from '../../rehearsal/origins.ts';
import { examine, type Finding } from '../examine.ts';
import type { LookUp } from '../mail-checks.ts';

export const project = 'rehearsal';
/** The project's resource path, which all its other paths begin with. */
export const root = `projects/${project}`;

/** The TXT records of the examined domain. */
export const records: Record<string, string[]> = {
  'fanclub.test': ['v=spf1 include:mail.example -all'],
  'mail._domainkey.fanclub.test': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.fanclub.test': ['v=DMARC1; p=quarantine'],
};

/** One way to break a healthy project, with the fault that must be reported and its remedy. */
export type FaultRow = readonly [
  check: string,
  resource: string,
  value: unknown,
  fault: RegExp,
  command: RegExp,
];

/** A healthy project, which the tests of a file break and examine. */
export function examinedProject() {
  let standIn: StandIn;
  let deployment: Deployment;
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
  });

  afterAll(async () => {
    for (const name of Object.keys(originsAt(''))) {
      if (before[name] === undefined) delete process.env[name];
    }
    await standIn.stop();
  });

  /** The findings with faults in the current project, with some parameters changed. */
  async function faulty(
    changes: Deployment['parameters'] = {},
    find: LookUp = async (name) => records[name] ?? [],
  ): Promise<Finding[]> {
    const parameters = { ...deployment.parameters, ...changes };
    const found = await examine({ ...deployment, parameters }, find);
    return found.filter(({ faults }) => faults.length > 0);
  }

  return {
    standIn: () => standIn,
    faulty,
    /** Breaks the project in one way, expects the fault, and repairs the project. */
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
