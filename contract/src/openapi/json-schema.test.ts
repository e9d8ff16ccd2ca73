import { expect, it } from 'vitest';
import { birthDateRule, emailRule } from '../members/field-rules.ts';
import { array, boolean, isoTime, mixed, number, strictObject, string } from '../validation/yup.ts';
import { type NamedSchemas, toJsonSchema } from './json-schema.ts';

it('the JSON schema tells required, optional and nullable fields apart, and takes no others', () => {
  const schema = strictObject({
    required: string().required(),
    defined: string().defined(),
    optional: string().optional().max(3),
    nullable: string().nullable().defined(),
    both: number().integer().min(1).nullable().optional(),
  });
  expect(toJsonSchema(schema)).toEqual({
    type: 'object',
    properties: {
      required: { type: 'string', minLength: 1 },
      defined: { type: 'string' },
      optional: { type: 'string', maxLength: 3 },
      nullable: { type: ['string', 'null'] },
      both: { type: ['integer', 'null'], minimum: 1 },
    },
    required: ['required', 'defined', 'nullable'],
    additionalProperties: false,
  });
});

it('the JSON schema lists choices, null among them where it is one', () => {
  const choice = () => mixed<'a' | 'b'>().oneOf(['a', 'b']);
  expect(toJsonSchema(choice())).toEqual({ type: 'string', enum: ['a', 'b'] });
  expect(toJsonSchema(choice().nullable())).toEqual({
    type: ['string', 'null'],
    enum: ['a', 'b', null],
  });
  expect(toJsonSchema(boolean().oneOf([true]))).toEqual({ type: 'boolean', enum: [true] });
});

it('the JSON schema writes expressions without what JSON Schema cannot say', () => {
  const { pattern } = toJsonSchema(string().matches(/^\d+\w$/i));
  expect(pattern).toBe('^[0-9]+\\w$');
});

it('the JSON schema adds what only meta can tell', () => {
  expect(toJsonSchema(isoTime())).toEqual({ type: 'string', format: 'date-time' });
  expect(toJsonSchema(birthDateRule())).toEqual({
    type: 'string',
    minLength: 1,
    format: 'date',
  });
  expect(toJsonSchema(array(emailRule()))).toMatchObject({
    type: 'array',
    items: { type: 'string', maxLength: 254, format: 'email' },
  });
});

it('the JSON schema describes a named schema once and refers to it', () => {
  const named: NamedSchemas = {};
  const inner = strictObject({ a: boolean().required() }).meta({ name: 'Inner' });
  const schema = strictObject({ one: inner, two: inner.nullable().defined() });
  expect(toJsonSchema(schema, named).properties).toEqual({
    one: { $ref: '#/components/schemas/Inner' },
    two: { anyOf: [{ $ref: '#/components/schemas/Inner' }, { type: 'null' }] },
  });
  expect(named).toEqual({
    Inner: {
      type: 'object',
      properties: { a: { type: 'boolean' } },
      required: ['a'],
      additionalProperties: false,
    },
  });
});
