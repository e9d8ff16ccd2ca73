import { api } from '@fanclub/contract/api';
import { expect, it } from 'vitest';
import { handlers } from './handlers.ts';

it("serves no route that the API's table lacks", () => {
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(api).sort());
});
