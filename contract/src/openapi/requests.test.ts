import { expect, it } from 'vitest';
import { api, type RouteName } from '../api.ts';
import type { RouteDefinition } from '../http/route.ts';
import { fieldErrorsOf } from '../validation/field-errors.ts';
import { exampleOf } from './requests.ts';

type Part = 'params' | 'query' | 'body';
const parts: Part[] = ['params', 'query', 'body'];

const taken = (Object.entries(api) as [RouteName, RouteDefinition][]).flatMap(([name, route]) =>
  parts.flatMap((part) => (route[part] ? [{ name, part, schema: route[part] }] : [])),
);

it.each(taken)('$name has an example of its $part that it takes', ({ name, part, schema }) => {
  expect(fieldErrorsOf(schema, exampleOf(name)[part])).toEqual({});
});
