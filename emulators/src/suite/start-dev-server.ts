import path from 'node:path';
import { webEnvironment } from '../build/tasks.ts';
import { addresses } from '../environment.ts';
import { inRoot, packageScript, runFolder } from '../paths.ts';
import type { Ports, Profile } from '../ports.ts';
import { type Background, startInBackground } from '../process/background.ts';
import { waitUntilAnswering } from './wait-until-answering.ts';

/** Starts Vite for the web app of a running suite. Vite shows each change of the source at once. */
export async function startDevServer(profile: Profile, ports: Ports): Promise<Background> {
  const { vite: url, hosting } = addresses(ports);
  const listen = ['--host', '127.0.0.1', '--port', String(ports.VITE), '--strictPort'];
  const vite = startInBackground({
    name: 'The Vite dev server',
    args: [packageScript('vite/bin/vite.js'), ...listen],
    cwd: inRoot('web'),
    env: { ...process.env, ...webEnvironment(profile, ports), FANCLUB_HOSTING_URL: hosting },
    logFile: path.join(runFolder(profile), 'vite.log'),
  });
  try {
    await waitUntilAnswering({ url, background: vite });
  } catch (error) {
    await vite.stop();
    throw error;
  }
  return vite;
}
