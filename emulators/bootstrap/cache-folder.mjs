import { homedir } from 'node:os';
import path from 'node:path';

/** The folder of downloads that outlive the checkout; `FANCLUB_CACHE` moves it. */
export function cacheFolder(env = process.env, platform = process.platform) {
  if (env.FANCLUB_CACHE) return path.resolve(env.FANCLUB_CACHE);
  if (env.XDG_CACHE_HOME) return path.join(env.XDG_CACHE_HOME, 'fanclub');
  if (platform === 'darwin') return path.join(homedir(), 'Library', 'Caches', 'fanclub');
  return path.join(homedir(), '.cache', 'fanclub');
}
