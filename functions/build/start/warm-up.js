// Fills the folder of compiled code (`compile-cache.js`). The deployment runs this file where it builds the image of
// the functions (`gcp-build`). An error must not end the build, because the functions also start without the folder.
import { flushCompileCache } from 'node:module';

try {
  await import('./main.js');
  flushCompileCache();
} catch (error) {
  process.stderr.write(`The functions will compile their code at each start: ${error}\n`);
}
// Firestore's client and others may keep the process alive.
process.exit(0);
