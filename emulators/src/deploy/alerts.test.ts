import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { maintenanceLateMs } from '@fanclub/contract/admin/maintenance';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { alerts } from './alerts.ts';

/** Returns the log messages that an alert counts. */
const eventsIn = (filter: string) =>
  [...filter.matchAll(/(?<=message=[^)]*)"([^"]+)"/g)].map(([, it]) => it);

it('a counter counts only lines that the functions log, by fields that the lines have', async () => {
  const sources: string[] = [];
  for await (const file of glob(inRoot('functions', 'src', '**', '*.ts'))) {
    if (!file.includes('.test.')) sources.push(readFileSync(file, 'utf8'));
  }
  const metrics = alerts.flatMap(({ metric }) => metric ?? []);
  const watched = metrics.flatMap((metric) => {
    const fields = [...JSON.stringify(metric).matchAll(/jsonPayload\.(\w+)/g)].map(([, it]) => it);
    return eventsIn(metric.filter).map((event) => ({ event, fields: new Set(fields) }));
  });
  expect(watched.length).toBeGreaterThan(10);
  const unlogged = watched.filter(({ event, fields }) => {
    fields.delete('message');
    const logged = sources.filter((source) => source.includes(`'${event}'`));
    const isWhole = (source: string) =>
      [...fields].every((field) => new RegExp(`\\b${field}\\b`).test(source));
    return !logged.some(isWhole);
  });
  expect(unlogged).toEqual([]);
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

it('maintenance is late in the panel when its alert is sent', () => {
  const silent = alerts.find(({ policy }) => policy.displayName === 'Maintenance did not run');
  const duration = `${maintenanceLateMs / 1000}s`;
  expect(silent?.policy.conditions).toMatchObject([{ conditionAbsent: { duration } }]);
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
