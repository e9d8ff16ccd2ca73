import net from 'node:net';
import { expect, it } from 'vitest';
import { requireFreePorts } from './busy-ports.ts';
import { choosePorts, portNames, testSuites } from './ports.ts';

it('tests get other ports than the suite that people use', () => {
  const suites = (['start', ...testSuites] as const).map((name) => choosePorts(name, {}));
  const all = portNames.flatMap((name) => suites.map((ports) => ports[name]));
  expect(new Set(all).size).toBe(all.length);
});

it('an environment variable moves a port, for its own suite only', () => {
  const env = { FANCLUB_HOSTING_PORT: '6000' };
  expect(choosePorts('start', env).HOSTING).toBe(6000);
  expect(choosePorts('test', env).HOSTING).toBe(15_000);
  expect(choosePorts('second', env).HOSTING).toBe(25_000);
});

it('an invalid port and two services on one port are refused', () => {
  expect(() => choosePorts('start', { FANCLUB_AUTH_PORT: 'x' })).toThrow(
    'FANCLUB_AUTH_PORT is "x"',
  );
  expect(() => choosePorts('start', { FANCLUB_AUTH_PORT: '8080' })).toThrow('are both 8080');
});

it('a busy port is named with its purpose and with the way to choose another', async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const ports = choosePorts('start', { FANCLUB_MAIL_PORT: String(port) });
  await expect(requireFreePorts('start', ports, ['MAIL'])).rejects.toThrow(
    `Port ${port} (local mail (web page)) in use: stop the program that listens there, ` +
      `or choose another port, e.g. FANCLUB_MAIL_PORT=${port + 1}.`,
  );
  server.close();
});
