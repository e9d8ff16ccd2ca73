import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from 'yup';
import { api } from '../api.ts';
import { fieldErrorKeys } from '../errors/field-errors.ts';
import { fieldErrorsOf } from '../validation/field-errors.ts';
import type { RouteDefinition } from './route.ts';

/** All list fields of request bodies, each with its route. */
const lists = Object.entries<RouteDefinition>(api).flatMap(([route, { body, normalise }]) => {
  const fields = (body as ObjectSchema<object> | undefined)?.fields ?? {};
  return Object.entries(fields).flatMap(([field, schema]) =>
    'type' in schema && schema.type === 'array' ? [{ route, field, body, normalise }] : [],
  );
});

it('several routes take lists', () => {
  expect(lists.length).toBeGreaterThan(8);
});

describe.each(lists)('$field of $route', ({ field, body, normalise }) => {
  it.each([[[]], [[null]], [[null, null]], [[5]], [[[]]], [[{}, {}]], [{}], [null]])(
    'is judged in our own words where it is %j',
    (list) => {
      const typed = { [field]: list };
      const errors = fieldErrorsOf(body as ObjectSchema<object>, normalise?.(typed) ?? typed);
      expect(fieldErrorKeys).toEqual(expect.arrayContaining(Object.values(errors)));
    },
  );
});
