import * as yup from 'yup';

declare module 'yup' {
  /** Metadata that a schema's API description uses in addition to what `describe()` returns. */
  interface CustomSchemaMetadata {
    /** Name of the schema in the API description, where it is described once and other schemas refer to it. */
    name?: string;
    /** JSON Schema keywords that replace those derived from the schema. */
    json?: Record<string, unknown>;
    /** Alternative schemas: a value is valid if one of them accepts it. */
    either?: readonly yup.Schema[];
  }
}

/**
 * Replaces yup's English default messages by error keys of this product, so that every failed check gives a key of
 * `errors/`. The schemas of the contract are built with the functions of this file, so that this replacement is always
 * in force.
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

// This schema is created only once, because each rule that is added to a schema copies the whole schema.
const strict = yup.object().noUnknown().strict(true).required();

/**
 * Returns the schema of an object that refuses unknown keys and does not convert values: "5" is not accepted as a
 * number.
 */
export function strictObject<S extends yup.ObjectShape>(shape: S) {
  return strict.shape(shape);
}

/** A value that is always the same, such as the key of a member of `unionBy`. */
export const only = <Value extends string>(value: Value) =>
  yup.mixed<Value>().oneOf([value]).required();

/** Returns the schema of an object that has the fields of one of these schemas; the value of its field `key` says which. */
export function unionBy<S extends yup.AnyObjectSchema>(key: string, schemas: readonly S[]) {
  const errorOf = (schema: S, value: unknown): yup.ValidationError | null => {
    try {
      schema.validateSync(value, { abortEarly: false });
      return null;
    } catch (error) {
      if (yup.ValidationError.isError(error)) return error;
      throw error;
    }
  };
  const isChosen = (error: yup.ValidationError | null) =>
    !error?.inner.some(({ path }) => path === key);
  return yup
    .mixed<yup.InferType<S>>()
    .required()
    .meta({ either: schemas })
    .test(key, (value) => {
      const errors = schemas.map((schema) => errorOf(schema, value));
      const chosen = errors.findIndex(isChosen);
      return errors[Math.max(chosen, 0)] ?? true;
    });
}

/** Returns the schema of a field of a response that has such an object or null. */
export function objectOrNull<S extends yup.ObjectShape>(shape: S) {
  return strictObject(shape).nullable().defined().default(null);
}

/** Returns the schema of a finite number. The check is needed because `JSON.parse` reads 1e999 as Infinity. */
export function number() {
  return yup
    .number()
    .test('finite', 'number_out_of_range', (value) => value == null || Number.isFinite(value));
}

/** Returns a check that fails if two items of a list have the same id. */
export function eachOnce<Item>(idOf: (item: Item) => unknown): (items?: Item[]) => boolean {
  return (items = []) => {
    const ids = items.map((item) => item && idOf(item));
    return new Set(ids).size === ids.length;
  };
}

/** Returns the schema of a time in a response, in ISO 8601 and UTC. */
export function isoTime() {
  return yup.string().meta({ json: { format: 'date-time' } });
}

/** Returns the schema of a calendar day, such as `2026-11-22`. */
export function isoDay() {
  return yup.string().meta({ json: { format: 'date' } });
}

export * from 'yup';
