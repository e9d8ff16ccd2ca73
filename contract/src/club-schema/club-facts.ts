import {
  array,
  mixed,
  type ObjectShape,
  object,
  type Schema,
  type TestContext,
  ValidationError,
} from '../validation/yup.ts';

/** What is wrong in `club.json`: a path such as `packages[1].price`, and a sentence for a volunteer. */
export interface ClubProblem {
  path: string;
  words: string;
}

export const isText = (value: unknown): value is string => typeof value === 'string';

type Fits = (value: unknown) => boolean;

/** The schema of a fact. `says` describes a right value, as the second half of a sentence. */
export const fact = (says: string, fits: Fits) => mixed().nullable().test('fact', says, fits);

/** The same for a fact that can be left out. */
export const optional = (says: string, fits: Fits) =>
  fact(says, (value) => value === undefined || fits(value));

export const flag = (value: unknown) => value === true || value === false;

/** The schema of an object that has these facts and no others, because another name is one of them misspelt. */
export const factsOf = (fields: ObjectShape) =>
  object(fields).noUnknown(true, 'is it misspelt?').strict(true).required();

/** The schema of a list with at least `least` items, of which no two have the same `idOf`. */
export const listOf = (
  says: string,
  item: Schema,
  { least = 1, idOf = (one: unknown) => one } = {},
) =>
  array(item)
    .required()
    .test('fact', says, (list) => list.length >= least)
    .test('once', 'it is there twice', (list, context) => {
      const ids = list.map((one) => idOf(one));
      const twice = ids.findIndex((id, i) => id !== undefined && ids.indexOf(id) < i);
      return twice < 0 || wrong(context, `[${twice}]`, ids[twice], 'this is there already');
    });

/** Returns the failure of a fact below the one that is tested. */
function wrong(context: TestContext, below: string, value: unknown, says: string) {
  const error = context.createError({ path: `${context.path}${below}`, message: says });
  error.value = value;
  error.type = 'fact';
  return error;
}

/** The schema of a text in each language that the club offers, and in no other. */
export const texts = (says: string, fits: (text: string) => boolean) =>
  mixed()
    .nullable()
    .test('texts', says, (value, context) => {
      const { languages } = context.options.context as { languages: readonly string[] };
      if (typeof value !== 'object' || value === null) {
        return wrong(context, '', value, `it has a text for each of ${languages.join(', ')}`);
      }
      const errors = [...new Set([...languages, ...Object.keys(value)])].flatMap((language) => {
        const text: unknown = Reflect.get(value, language);
        if (!languages.includes(language)) {
          return [wrong(context, `.${language}`, text, `languages has no "${language}"`)];
        }
        return isText(text) && fits(text) ? [] : [wrong(context, `.${language}`, text, says)];
      });
      return errors.length === 0 || new ValidationError(errors);
    });

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const kinds: Readonly<Record<string, string>> = { object: 'it is {…}', array: 'it is a list […]' };

function sentencesOf({ path = '', type, value, message, params }: ValidationError): ClubProblem[] {
  if (type === 'noUnknown') {
    const names = String(params?.unknown)
      .split(', ')
      .map((name) => (path ? `${path}.${name}` : name));
    return names.map((name) => ({ path: name, words: `${name} is not known; ${message}` }));
  }
  const why = type === 'fact' ? message : kinds[String(params?.type)];
  const is = value === undefined ? 'is missing' : `is ${shown(value)}`;
  return [{ path, words: `${path || 'club.json'} ${is}${why ? `; ${why}` : ''}.` }];
}

/** Returns what a schema says about facts; an empty list if they are right. */
export function problemsIn(schema: Schema, facts: unknown, context: object): ClubProblem[] {
  try {
    schema.validateSync(facts, { abortEarly: false, context });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const each = error.inner.length > 0 ? error.inner : [error];
    return each.flatMap(sentencesOf);
  }
}
