import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Speaks SMTP on a connection. Each mail is accepted only when `beforeAccepting` has resolved, and refused if it rejects. */
function speakSmtp(socket: Socket, beforeAccepting: () => Promise<void>): void {
  let isInData = false;
  let received = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (/^DATA/i.test(line)) {
      isInData = true;
      return say('354 go on');
    }
    return say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
  };
  say('220 ready');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    received += chunk.toString();
    if (isInData) {
      if (!received.endsWith('\r\n.\r\n')) return;
      isInData = false;
      received = '';
      void beforeAccepting().then(
        () => say('250 accepted'),
        () => say('550 no such mailbox'),
      );
      return;
    }
    const lines = received.split('\r\n');
    received = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
}

/**
 * Starts a mail server on a free port. It accepts each mail only when `beforeAccepting` has resolved, for tests of what
 * happens until then.
 */
export async function startSlowMailServer(beforeAccepting: () => Promise<void>) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    speakSmtp(socket, beforeAccepting);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
