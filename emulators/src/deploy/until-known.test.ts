import { expect, it, vi } from 'vitest';
import { GoogleError } from '../google-api.ts';
import { untilKnown } from './until-known.ts';

const unknown = new GoogleError('Service account fanclub-functions@x does not exist.', 400);

it('a call is repeated until Google knows what was just made', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(unknown).mockResolvedValue();
  await untilKnown(work, 0);
  expect(work).toHaveBeenCalledTimes(2);
});

it('a call about what an alert counts is repeated for ten minutes, which is said once', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const newMetric = new GoogleError(
    'Google refused POST monitoring/projects/p/alertPolicies: Cannot find metric(s) that match type = "logging.googleapis.com/user/fanclub_mails_failed". If a metric was created recently, it could take up to 10 minutes to become available. Please try again soon.',
    404,
  );
  const work = vi.fn<() => Promise<void>>();
  for (let refused = 1; refused < 120; refused++) work.mockRejectedValueOnce(newMetric);
  await untilKnown(work.mockResolvedValue(), 0);
  expect(work).toHaveBeenCalledTimes(120);
  expect(
    said.mock.calls.filter(([line]) => /up to 10 min.*Cannot find/.test(String(line))),
  ).toHaveLength(1);
  said.mockRestore();
  work.mockReset().mockRejectedValue(newMetric);
  await expect(untilKnown(work, 0)).rejects.toBe(newMetric);
});

it.each([
  ['another refusal', new GoogleError('Permission denied', 403)],
  ['a fault of ours', new TypeError('does not exist')],
])('a call is not repeated after %s', async (_, error) => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(error);
  await expect(untilKnown(work, 0)).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(1);
});

it('a call that never succeeds is given up', async () => {
  await expect(untilKnown(() => Promise.reject(unknown), 0)).rejects.toBe(unknown);
});
