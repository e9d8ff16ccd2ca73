import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, ratioFigure } from '../figure.ts';
import { comparePairs } from '../pairs.ts';
import { bare, type Deployable, product, serve } from '../served-function.ts';
import { timedCall } from '../timed-call.ts';

const bound = 1.15;
const rounds = { warmUp: 1, counted: 15 };

async function startAndAsk(deployable: Deployable, path: string): Promise<number> {
  const startedAt = performance.now();
  const served = await serve(deployable);
  await timedCall({ url: `${served.url}${path}` });
  const ms = performance.now() - startedAt;
  await served.stop();
  return ms;
}

/** Does what the deployment does where it builds the image of the functions. Earlier bundles have no such step. */
function warmUp({ folder }: Deployable): void {
  if (!existsSync(join(folder, 'warm-up.js'))) return;
  execFileSync(process.execPath, ['warm-up.js'], { cwd: folder });
}

/**
 * Compares the time from spawning a process to its first successful response. The product and the baseline read the
 * same document.
 */
export async function coldStart(): Promise<Figure[]> {
  warmUp(product);
  const comparison = await comparePairs(
    () => startAndAsk(product, '/api/settings'),
    () => startAndAsk(bare, '/?doc=settings/registration'),
    rounds,
  );
  return [ratioFigure('cold start to GET /api/settings', comparison, bound)];
}
