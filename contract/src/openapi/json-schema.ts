import type {
  Schema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaObjectDescription,
} from 'yup';

export type JsonSchema = Record<string, unknown>;

/**
 * The schemas that have a name. They are collected while the schemas that contain them are converted. The containing
 * schemas refer to them by name.
 */
export type NamedSchemas = Record<string, JsonSchema>;

type Described = SchemaDescription & { innerType?: SchemaFieldDescription };

/**
 * Returns a regular expression as a JSON Schema pattern. Flags are dropped, and `\d` is written as `[0-9]`, because
 * some validators let `\d` match other digits, too.
 */
const patternOf = ({ source }: RegExp) => source.replaceAll('\\d', '[0-9]');

function testsOf(description: SchemaDescription): JsonSchema {
  const schema: JsonSchema = {};
  for (const { name, params } of description.tests) {
    if (name === 'min' && typeof params?.min === 'number') {
      schema[description.type === 'string' ? 'minLength' : 'minimum'] = params.min;
    }
    if (name === 'max' && typeof params?.max === 'number') {
      schema[description.type === 'string' ? 'maxLength' : 'maximum'] = params.max;
    }
    if (name === 'required' && description.type === 'string') schema.minLength ??= 1;
    if (params?.regex instanceof RegExp) schema.pattern = patternOf(params.regex);
    if (name === 'noUnknown') schema.additionalProperties = false;
  }
  return schema;
}

function typeOf(description: Described, named: NamedSchemas): JsonSchema {
  switch (description.type) {
    case 'object': {
      const { fields } = description as SchemaObjectDescription;
      const properties = Object.entries(fields).map(([name, field]) => [
        name,
        fromField(field, named),
      ]);
      const required = Object.entries(fields)
        .filter(([, field]) => 'optional' in field && !field.optional)
        .map(([name]) => name);
      return {
        type: 'object',
        properties: Object.fromEntries(properties),
        ...(required.length > 0 && { required }),
      };
    }
    case 'array':
      return {
        type: 'array',
        items: description.innerType ? fromField(description.innerType, named) : {},
      };
    case 'number':
      return {
        type: description.tests.some((test) => test.name === 'integer') ? 'integer' : 'number',
      };
    case 'string':
    case 'boolean':
      return { type: description.type };
    default:
      return {};
  }
}

function orNull(schema: JsonSchema): JsonSchema {
  if (schema.$ref) return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
    ...(schema.type !== undefined && { type: [schema.type, 'null'] }),
  };
}

function fromField(field: SchemaFieldDescription, named: NamedSchemas): JsonSchema {
  const description = field as Described;
  const values = description.oneOf.filter((value) => value !== null && value !== undefined);
  const type = typeof values[0] === 'string' ? { type: 'string' } : typeOf(description, named);
  const { name, json, either } = description.meta ?? {};
  if (either) return { oneOf: either.map((schema) => toJsonSchema(schema, named)) };
  let schema: JsonSchema = {
    ...type,
    ...testsOf(description),
    ...(values.length > 0 && { enum: values }),
    ...json,
  };
  if (name) {
    named[name] = schema;
    schema = { $ref: `#/components/schemas/${name}` };
  }
  return description.nullable ? orNull(schema) : schema;
}

/** Converts a yup schema to JSON Schema. The keywords in `meta().json` are added. */
export function toJsonSchema(schema: Schema, named: NamedSchemas = {}): JsonSchema {
  return fromField(schema.describe(), named);
}
