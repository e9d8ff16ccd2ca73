import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../paths.ts';

interface Job {
  if?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const files = globSync('*.yml', { cwd: inRoot('.github', 'workflows') });

describe.each(files)('%s', (file) => {
  const workflow: Workflow = parse(readFileSync(inRoot('.github', 'workflows', file), 'utf8'));
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('takes each action at one commit, which nobody can move', () => {
    const taken = steps.flatMap(({ uses }) => uses ?? []);
    expect(taken.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it('may read the code, and asks Google for a token at most; only the release sets a tag', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const asked = jobs.flatMap(({ permissions = {} }) => Object.entries(permissions));
    const allowed =
      file === 'release.yml' ? ['contents: write'] : ['contents: read', 'id-token: write'];
    expect(asked.map((it) => it.join(': ')).filter((it) => !allowed.includes(it))).toEqual([]);
  });

  it('leaves no token in the checkout and ends in time', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).toHaveLength(jobs.length);
    for (const { with: given } of checkouts) expect(given?.['persist-credentials']).toBe(false);
    for (const job of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(40);
  });

  it('puts nothing that others write into a line of the shell', () => {
    expect(steps.filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
  });
});

it('known vulnerabilities are looked up each week and after each change of the lock file', () => {
  const text = readFileSync(inRoot('.github', 'workflows', 'dependencies.yml'), 'utf8');
  const { on, jobs } = parse(text) as Workflow & { on: Record<string, unknown> };
  const paths = { paths: ['package-lock.json'] };
  expect(on).toMatchObject({
    schedule: [{ cron: expect.stringMatching(/ [0-6]$/) }],
    push: paths,
    pull_request: paths,
  });
  const ran = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
  expect(ran).toContainEqual(expect.stringMatching(/^npm audit .*--audit-level=high/));
});

it('a release is made only of a commit of main that has passed all checks', () => {
  const text = readFileSync(inRoot('.github', 'workflows', 'release.yml'), 'utf8');
  const { on, jobs } = parse(text) as Workflow & { on: Record<string, unknown> };
  const { name } = parse(readFileSync(inRoot('.github', 'workflows', 'check.yml'), 'utf8'));
  expect(on).toEqual({
    workflow_run: { workflows: [name], types: ['completed'], branches: ['main'] },
  });
  expect(jobs.release?.if).toContain("conclusion == 'success'");
  expect(jobs.release?.if).toContain("event == 'push'");
  expect(jobs.release?.steps[0]?.with?.ref).toMatch(/ github\.event\.workflow_run\.head_sha /);
});

it('a workflow runs the same scripts as a person', () => {
  const check = readFileSync(inRoot('.github', 'workflows', 'check.yml'), 'utf8');
  expect(check).toMatch(/run: npm test$/m);
});
