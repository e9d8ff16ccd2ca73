import { expect, it } from 'vitest';
import { api } from '../api.ts';
import type { RouteDefinition } from '../http/route.ts';
import { fieldErrorsOf } from '../validation/field-errors.ts';
import { exampleOf } from './example-of.ts';

type Part = 'params' | 'query' | 'body';
const parts: Part[] = ['params', 'query', 'body'];

const taken = Object.entries<RouteDefinition>(api).flatMap(([name, route]) =>
  parts.flatMap((part) =>
    route[part] ? [{ name, part, schema: route[part], example: exampleOf(route)[part] ?? {} }] : [],
  ),
);

it.each(taken)('$name has an example of its $part that it takes', ({ schema, example }) => {
  expect(fieldErrorsOf(schema, example)).toEqual({});
});
