import type { JsonSchema } from '@fanclub/contract/openapi/json-schema';

/** Longer lists of choices are not written out. */
const mostChoices = 12;

const quoted = (value: unknown) => `\`${JSON.stringify(value)}\``;

function choicesText(values: readonly unknown[]): string {
  const shown = values.slice(0, mostChoices).map(quoted).join(', ');
  return values.length > mostChoices ? `one of ${values.length}: ${shown} …` : shown;
}

function lengthText({ minLength = 0, maxLength }: JsonSchema): string {
  if (maxLength !== undefined) return `, at most ${maxLength}`;
  return Number(minLength) > 1 ? `, at least ${minLength}` : '';
}

function rangeText({ minimum, maximum }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `, from ${minimum}`;
  return maximum === undefined ? '' : `, to ${maximum}`;
}

function plainText(type: unknown, schema: JsonSchema): string {
  if (type === 'array') return `list of ${typeText(schema.items as JsonSchema)}`;
  if (type === 'object') return objectText(schema);
  if (schema.contentMediaType) return 'file';
  const format = schema.format ? ` (${schema.format})` : '';
  const pattern = schema.pattern && !schema.format ? `, like \`${schema.pattern}\`` : '';
  return `${type ?? 'anything'}${format}${lengthText(schema)}${rangeText(schema)}${pattern}`;
}

function objectText({ properties, additionalProperties }: JsonSchema): string {
  if (!properties) {
    const values = additionalProperties as JsonSchema | boolean | undefined;
    return typeof values === 'object' ? `name to ${typeText(values)}` : 'object';
  }
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  return `{ ${fields.map(([name, field]) => `${name}: ${typeText(field)}`).join('; ')} }`;
}

/** A JSON Schema in a few words of Markdown; named schemas become links. */
export function typeText(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(typeText).join(' or ');
  if (Array.isArray(schema.enum)) return choicesText(schema.enum);
  const types = [schema.type].flat();
  return types.map((type) => (type === 'null' ? 'null' : plainText(type, schema))).join(' or ');
}
