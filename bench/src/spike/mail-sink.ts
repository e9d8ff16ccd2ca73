import { once } from 'node:events';
import { createServer } from 'node:net';

/** A mail server that accepts every mail at once and keeps only the Message-IDs. */
export async function startMailSink() {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let isData = false;
    socket.on('error', () => socket.destroy());
    socket.write('220 ready\r\n');
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
      for (;;) {
        const end = isData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) taken.push(/^message-id: *(<.*>)/im.exec(part)?.[1] ?? '');
        isData = !isData && /^DATA/i.test(part);
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => server.close() };
}
