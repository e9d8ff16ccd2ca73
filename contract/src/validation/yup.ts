import * as yup from 'yup';

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
  array: { max: 'too_long' },
  object: { noUnknown: 'unknown_field' },
});

/** An object that takes no unknown key and coerces nothing ("5" is not 5). */
export function strictObject<S extends yup.ObjectShape>(shape: S) {
  return yup.object(shape).noUnknown().strict(true).required();
}

export * from 'yup';
