import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { ServerContext } from '#platform/context';
import { closeTransport, requiresTls, senderDomain, sendMail } from './smtp-transport.ts';

it.each([
  ['smtp://club:word@mail.example:587', true],
  ['smtps://club:word@mail.example', true],
  ['smtp://localhost.example:25', true],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost:1025', false],
  ['smtp://[::1]:1025', false],
])('a mail over %s needs TLS: %s', (url, isRequired) => {
  expect(requiresTls(url)).toBe(isRequired);
});

it.each([
  ['JOFCI <no-reply@fanclub.test>', 'fanclub.test'],
  ['no-reply@mail.club.example', 'mail.club.example'],
  ['nobody', 'localhost'],
])('message ids have the domain of the sender %s', (from, domain) => {
  expect(senderDomain(from)).toBe(domain);
});

afterEach(closeTransport);

it('a server without TLS gets neither a mail nor the password', async () => {
  const received: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 mail\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const line = data.toString();
      received.push(line);
      socket.write(line.startsWith('STARTTLS') ? '502 no TLS here\r\n' : '250 AUTH PLAIN\r\n');
    });
  }).listen(0);
  await once(server, 'listening');
  // 0.0.0.0 reaches this machine but is none of the hosts for which no TLS is required.
  const smtpUrl = `smtp://club:word@0.0.0.0:${(server.address() as AddressInfo).port}`;
  const environment = { smtpUrl, mailFrom: 'club@example.com' };
  const context = { environment, now: () => new Date() } as ServerContext;
  const mail = { to: 'ana@example.com', subject: '', html: '', text: '', images: [] };
  const sent = sendMail(context, { ...mail, messageId: '<1@a>', language: 'en' }, new Date(8e15));
  await expect(sent).rejects.toThrow(/STARTTLS/);
  expect(received.join('')).not.toMatch(/AUTH|MAIL FROM/);
  server.close();
});
