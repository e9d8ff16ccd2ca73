import type {
  Schema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaObjectDescription,
} from 'yup';

export type JsonSchema = Record<string, unknown>;

type Described = SchemaDescription & { innerType?: SchemaFieldDescription };

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
    if (params?.regex instanceof RegExp) schema.pattern = params.regex.source;
    if (name === 'noUnknown') schema.additionalProperties = false;
  }
  return schema;
}

function typeOf(description: Described): JsonSchema {
  switch (description.type) {
    case 'object': {
      const { fields } = description as SchemaObjectDescription;
      const properties = Object.entries(fields).map(([name, field]) => [name, fromField(field)]);
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
        items: description.innerType ? fromField(description.innerType) : {},
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

function fromField(field: SchemaFieldDescription): JsonSchema {
  const description = field as Described;
  const values = description.oneOf.filter((value) => value !== null && value !== undefined);
  const type = typeof values[0] === 'string' ? { type: 'string' } : typeOf(description);
  const schema: JsonSchema = {
    ...type,
    ...testsOf(description),
    ...(values.length > 0 && { enum: values }),
  };
  if (!description.nullable) return schema;
  if (schema.enum) schema.enum = [...values, null];
  if (schema.type) schema.type = [schema.type, 'null'];
  return schema;
}

/** The JSON Schema of a yup schema, as far as yup's description tells it. */
export function toJsonSchema(schema: Schema): JsonSchema {
  return fromField(schema.describe());
}
