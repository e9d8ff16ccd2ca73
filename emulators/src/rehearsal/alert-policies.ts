import type { Answer } from '../google/google-api.ts';
import { type Call, NotFound, plainly, type Resources } from './resources.ts';

/** Google accepts a new metric only after some minutes. The stand-in accepts it after this many refusals. */
const refusalsUntilKnown = 20;
const refusalsKey = (metric: string) => `refusals since ${metric}`;

/** Stores an alert policy. Refuses it if its metric does not exist or was created too recently. */
export function writeAlertPolicy(resources: Resources, call: Call): Answer | undefined {
  const metrics = `${call.path.replace(/\/alertPolicies.*/, '')}/metrics/`;
  const looksAt = JSON.stringify(call.body).matchAll(/logging\.googleapis\.com\/user\/(\w+)/g);
  for (const [type, name] of looksAt) {
    if ((resources.get(refusalsKey(metrics + name)) ?? 0) >= refusalsUntilKnown) continue;
    for (const metric of [...resources.keys()].filter((key) => key.startsWith(metrics))) {
      resources.set(refusalsKey(metric), (resources.get(refusalsKey(metric)) ?? 0) + 1);
    }
    throw new NotFound(
      `Cannot find metric(s) that match type = "${type}". If a metric was created recently, it could take up to 10 minutes to become available. Please try again soon.`,
    );
  }
  return plainly(resources, call);
}
