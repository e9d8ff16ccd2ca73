import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeApi } from '@fanclub/contract/openapi/describe-api';
import { inRoot } from '../paths.ts';
import { runNode } from '../process/run.ts';
import { say, step } from '../terminal.ts';

const settings = (file: string) => inRoot('e2e', 'judges', file);

/**
 * Checks the API description, which it writes to `folder`, with Redocly and Spectral from the packages in `programs`.
 * Resolves with the number of these tools that found a problem.
 */
export async function judgeApi(programs: string, folder: string): Promise<number> {
  const description = path.join(folder, 'openapi.json');
  writeFileSync(description, JSON.stringify(describeApi()));
  const judges = [
    {
      title: "Redocly on the API's description",
      program: '@redocly/cli/bin/cli.js',
      args: ['lint', '--config', settings('redocly.yaml')],
    },
    {
      title: "Spectral on the API's description",
      program: '@stoplight/spectral-cli/dist/index.js',
      args: ['lint', '--fail-severity', 'hint', '--ruleset', settings('spectral.yaml')],
    },
  ];
  let complaints = 0;
  for (const { title, program, args } of judges) {
    const work = () =>
      runNode([path.join(programs, program), ...args, description], {
        cwd: folder,
        env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        output: 'keep',
      });
    const { code, output } = await step(title, work, (result) => result.code === 0);
    if (code === 0) continue;
    complaints += 1;
    say(output);
  }
  return complaints;
}
