import { expect, test } from 'vitest';
import { measuredAddress } from './measured-address.ts';

test.each([
  ['https://club.example/reset-password?token=secret', 'https://club.example/reset-password'],
  ['https://club.example/profile/u1?tab=2#card', 'https://club.example/profile'],
  ['https://club.example/profile/receipt/JOFCI-ABCD2345', 'https://club.example/profile'],
  ['https://club.example/verify/c0de', 'https://club.example/verify'],
  ['https://club.example/legal/terms', 'https://club.example/legal/terms'],
  ['https://club.example/en?utm_source=x&email=a@b.c', 'https://club.example/en?utm_source=x'],
  ['https://club.example/', 'https://club.example/'],
  ['', ''],
])('%s is told as %s', (address, told) => {
  expect(measuredAddress(address)).toBe(told);
});
