import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { alerts } from './alerts.ts';

/** Returns the log messages that an alert counts. */
const eventsIn = (filter: string) =>
  [...filter.matchAll(/"([A-Za-z][^"]* [^"]*)"/g)].map(([, it]) => it);

it('a counter counts only lines that the functions log', async () => {
  const sources: string[] = [];
  for await (const file of glob(inRoot('functions', 'src', '**', '*.ts'))) {
    if (!file.includes('.test.')) sources.push(readFileSync(file, 'utf8'));
  }
  const code = sources.join('\n');
  const events = alerts.flatMap(({ metric }) => (metric ? eventsIn(metric.filter) : []));
  expect(events.length).toBeGreaterThan(3);
  expect(events.filter((event) => !code.includes(`'${event}'`))).toEqual([]);
});

it.each([
  [10, 'gate refused'],
  [0, 'many e-mail changes'],
  [0, 'many people listed'],
])('an alert about a suspicious admin needs more than %i lines "%s"', (count, event) => {
  const told = alerts.filter(({ metric }) => metric && eventsIn(metric.filter).includes(event));
  const limits = told.map(({ policy }) => policy.conditions);
  const condition = { comparison: 'COMPARISON_GT', thresholdValue: count };
  expect(limits).toMatchObject([[{ conditionThreshold: condition }]]);
});

it('an alert watches only counters that its file defines', () => {
  for (const { metric, policy } of alerts) {
    const [, used] =
      /logging[._]googleapis[._]com[/:]user[/_](\w+)/.exec(JSON.stringify(policy)) ?? [];
    expect(used?.replace(/_sum$/, '')).toBe(metric?.name);
  }
});

it('each alert says what to do', () => {
  for (const { policy } of alerts) expect(policy.documentation).toHaveProperty('content');
});

it('an alert watches every scheduled job', () => {
  const index = readFileSync(inRoot('functions', 'src', 'index.ts'), 'utf8');
  const jobs = [...index.matchAll(/const (\w+) = onSchedule\(/g)].map(([, job]) => job);
  expect(jobs.length).toBeGreaterThan(2);
  const watched = JSON.stringify(alerts);
  // The names of functions are in lower case in Cloud Run's logs.
  const unwatched = jobs.filter((job) => !watched.includes(`\\"${job?.toLowerCase()}\\"`));
  expect(unwatched).toEqual([]);
});
