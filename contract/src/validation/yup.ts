import * as yup from 'yup';

declare module 'yup' {
  /** Additions to the OpenAPI description that `describe()` does not give. */
  interface CustomSchemaMetadata {
    /** Name under which the schema is described once and then referred to. */
    name?: string;
    /** JSON Schema keywords that override the derived ones. */
    json?: Record<string, unknown>;
  }
}

/**
 * yup with this product's error keys as its default messages, so that every
 * failed check is a key of `errors/` and never an English sentence.
 * Everything in the contract imports yup from here.
 */
yup.setLocale({
  mixed: {
    default: 'invalid_value',
    required: 'field_required',
    defined: 'field_required',
    notNull: 'field_required',
    oneOf: 'invalid_choice',
    notType: 'invalid_type',
  },
  string: {
    length: 'invalid_value',
    min: 'too_short',
    max: 'too_long',
    matches: 'invalid_value',
    email: 'invalid_email',
  },
  number: {
    min: 'number_out_of_range',
    max: 'number_out_of_range',
    positive: 'number_out_of_range',
    integer: 'invalid_value',
  },
  array: { min: 'field_required', max: 'too_long' },
  object: { noUnknown: 'unknown_field' },
});

// Made once, because adding a rule to a schema copies all of it.
const strict = yup.object().noUnknown().strict(true).required();

/** Returns the schema of an object without unknown keys and without coercion ("5" is not 5). */
export function strictObject<S extends yup.ObjectShape>(shape: S) {
  return strict.shape(shape);
}

/** Returns the schema of a finite number: `JSON.parse` reads 1e999 as Infinity. */
export function number() {
  return yup
    .number()
    .test('finite', 'number_out_of_range', (value) => value == null || Number.isFinite(value));
}

/** Returns a check that no item is in a list twice. Invalid items are left to the rule of the items. */
export function eachOnce<Item>(idOf: (item: Item) => unknown): (items?: Item[]) => boolean {
  return (items = []) => {
    const ids = items.map((item) => item && idOf(item));
    return new Set(ids).size === ids.length;
  };
}

/** Returns the schema of a time in a response: ISO 8601, UTC. */
export function isoTime() {
  return yup.string().meta({ json: { format: 'date-time' } });
}

export * from 'yup';
