import express, { type Request } from 'express';
import { expect, it } from 'vitest';
import { languageOf } from './language-of.ts';

it.each([
  [undefined, 'fa'],
  ['', 'fa'],
  ['*', 'fa'],
  ['eo', 'fa'],
  ['fa', 'fa'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['IT-ch', 'it'],
  ['fa-IR,fa;q=0.9,en;q=0.8', 'fa'],
  ['eo-001, it;q=0.7, en;q=0.8', 'en'],
  ['en;q=0.1, it ; q=0.2', 'it'],
  ['en,it', 'en'],
  ['it;q=0,en;q=0.5', 'en'],
  ['it;q=0', 'fa'],
  ['it;q=nonsense, en;q=0.3', 'en'],
  [',,;;q=1', 'fa'],
])('%j gives %s', (header, language) => {
  const request: Request = Object.create(express.request);
  request.headers = { 'accept-language': header };
  expect(languageOf(request)).toBe(language);
});
