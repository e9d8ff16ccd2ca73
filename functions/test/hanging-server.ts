import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Starts a server in place of the Auth emulator. It never responds, so a caller waits at its first call to this server.
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
