import net from 'node:net';
import { type PortName, type Ports, portLabel, portVariable, type SuiteKind } from './ports.ts';
import { Problem } from './problem.ts';

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}

/** Throws a Problem that names the ports if other programs use some of them. */
export async function requireFreePorts(
  kind: SuiteKind,
  ports: Ports,
  names: readonly PortName[],
): Promise<void> {
  const free = await Promise.all(names.map((name) => canListen(ports[name])));
  const busy = names.filter((_, index) => !free[index]);
  const [first] = busy;
  if (!first) return;
  const list = busy.map((name) => `${ports[name]} (${portLabel(name)})`).join(', ');
  throw new Problem(
    `${busy.length === 1 ? 'Port' : 'Ports'} ${list} in use: stop the program that listens there, ` +
      `or choose another port, e.g. ${portVariable(kind, first)}=${ports[first] + 1}.`,
  );
}
