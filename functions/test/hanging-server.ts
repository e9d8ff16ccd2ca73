import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Replaces the Auth emulator by a server that never answers, so that a caller hangs at its first account call.
 * `firstRequest` resolves when that call has arrived.
 */
export async function startHangingServer() {
  let arrived: () => void = () => undefined;
  const firstRequest = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const server = createServer(() => arrived()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    host: `127.0.0.1:${port}`,
    firstRequest,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
