import { expect, it } from 'vitest';
import { copiedToken } from './copied-token.ts';

const token = 'mPq4Xw8ZrT2vLc9Ny6Bd1Ks7-_aB3xYz';
const leave = `kT3vXq8LmZpR2sWy7NdB4cHf.${token}qW7mZ2xLc9R`;
const card = 'kT3vXq8LmZpR2sWy7NdB4cHf.2026-27.qW7mZ2xLc9RtVb4NnXc2Yp';

it.each([token, leave, card])('the token %s is found in whatever a person copies', (issued) => {
  const [start, end] = [issued.slice(0, 12), issued.slice(12)];
  for (const copied of [
    ...[
      '.',
      '>',
      ' ',
      '\u200e',
      '\u200f',
      '...',
      ').',
      ',',
      '»',
      '"',
      '’',
      ';',
      '.>',
      '\u00a0',
    ].map((mark) => issued + mark),
    ...[' ', '\u200e', '<', '\ufeff', '='].map((mark) => mark + issued),
    ...['\n', '\r\n', '=\r\n', '\n> ', ' ', '\u200b', '\u00ad'].map((cut) => start + cut + end),
    ...['&utm_source=x', '&amp;to=renew', '#top', '?', '\n\nKind regards', '%3E', '=20'].map(
      (more) => issued + more,
    ),
  ]) {
    expect(copiedToken(copied), JSON.stringify(copied)).toBe(issued);
  }
});

it('a token of a mailed link is found behind the sign of equality of a mail’s source', () => {
  expect(copiedToken(`3D${token}`)).toBe(token);
  expect(copiedToken(`3D${token.slice(2)}.`)).toBe(`3D${token.slice(2)}`);
  expect(copiedToken(`3D${token.slice(0, 9)}=\r\n${token.slice(9)}=\r\n`)).toBe(token);
});

it('what is no token stays none', () => expect(copiedToken(' .>')).toBe(''));
