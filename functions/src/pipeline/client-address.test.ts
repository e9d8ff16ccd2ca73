import type { Request } from 'express';
import { expect, it } from 'vitest';
import { clientAddresses, countProxies, networkOf } from './client-address.ts';

const requestWith = (header: string | undefined) =>
  ({
    headers: header === undefined ? {} : { 'x-forwarded-for': header },
    socket: { remoteAddress: '10.0.0.9' },
  }) as unknown as Request;

it.each([
  ['1.1.1.1', 1, '1.1.1.1', '1.1.1.1'],
  ['6.6.6.6, 1.1.1.1', 1, '1.1.1.1', '1.1.1.1'],
  ['6.6.6.6, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1', '2.2.2.2'],
  ['1.1.1.1', 3, '1.1.1.1', '1.1.1.1'],
  ['', 1, '10.0.0.9', '10.0.0.9'],
  [undefined, 1, '10.0.0.9', '10.0.0.9'],
])('%s with %i trusted hops gives %s, last entry %s', (header, hops, address, lastEntry) => {
  expect(clientAddresses(requestWith(header), hops)).toEqual({ address, lastEntry });
});

it.each([
  ['2001:db8::7, 1.1.1.1, 2.2.2.2', 2],
  ['2001:db8::7, 1.1.1.1', 1],
  ['1.1.1.1, 2.2.2.2', 2],
  ['2001:db8::7', 0],
  [undefined, 0],
])('the number of proxies that %s passed is %i', (header, proxies) => {
  expect(countProxies(requestWith(header), '2001:db8::7')).toBe(proxies);
});

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown', 'unknown'],
])('the address %s counts as %s, and the network around it as %s', (address, network, wide) => {
  expect([networkOf(address), networkOf(address, 'wide')]).toEqual([network, wide]);
});
