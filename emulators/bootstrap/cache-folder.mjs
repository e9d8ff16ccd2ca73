import { homedir } from 'node:os';
import path from 'node:path';

/**
 * Returns the folder for downloads. It is outside the checkout, so that downloads remain when the checkout is deleted.
 * `FANCLUB_CACHE` can name another folder.
 */
export function cacheFolder(env = process.env, platform = process.platform) {
  if (env.FANCLUB_CACHE) return path.resolve(env.FANCLUB_CACHE);
  if (env.XDG_CACHE_HOME) return path.join(env.XDG_CACHE_HOME, 'fanclub');
  if (platform === 'darwin') return path.join(homedir(), 'Library', 'Caches', 'fanclub');
  return path.join(homedir(), '.cache', 'fanclub');
}
