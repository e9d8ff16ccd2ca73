import { api, type RouteName } from '@fanclub/contract/api';
import type { RequestExample, RouteDefinition } from '@fanclub/contract/http/route';
import { exampleOf } from '@fanclub/contract/openapi/example-of';
import { fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import type { Schema } from '@fanclub/contract/validation/yup';
import type { CallOptions } from '@fanclub/stories/tools/call';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { newCode, storeCode } from '../store-card.ts';
import { applying } from './applying.ts';
import { club } from './club.ts';
import { type AnyGiven, type Given, type GivenByRoute, reused, type Sender } from './given.ts';
import { membership } from './membership.ts';
import { money } from './money.ts';
import { anAdmin, waiting } from './people.ts';
import { reviewing } from './reviewing.ts';
import { signingIn } from './signing-in.ts';

const usedOften = reused(() => storeCode({ discountType: 'fixed', discountRate: 3 }), 25);

const aboutCode = async () => ({ code: await usedOften() });
const aboutNewCode = async () => ({ code: newCode() });

const codes = {
  promoCodeUsers: aboutCode,
  createPromoCode: aboutNewCode,
  updatePromoCode: async () => ({ code: await storeCode(), maxUses: 250 }),
  importPromoCodes: async () => ({
    csv: `code,discountType,discountRate\n${newCode()},percentage,100`,
    make: true,
  }),
} satisfies GivenByRoute;

const givenByRoute: Partial<Record<RouteName, AnyGiven>> = {
  ...applying,
  ...signingIn,
  ...membership,
  ...reviewing,
  ...money,
  ...codes,
  ...club,
};

/** An admin route about a member, for which nothing is prepared, gets an applicant who waits for a decision. */
async function aboutWaiting({ access, params }: RouteDefinition) {
  return access === 'admin' && params ? { id: (await waiting()).id } : {};
}

/** Returns the names of an object's fields; of a union, those of all its objects. */
const fieldsOf = (schema: Schema): string[] =>
  'fields' in schema
    ? Object.keys(Object(schema.fields))
    : (schema.describe().meta?.either ?? []).flatMap(fieldsOf);

/**
 * Returns a part of a request: the values that belong to it, and from the example those without which the route would
 * refuse it. The part is the whole example if no value belongs to it.
 */
function partOf(schema: Schema, values: object, example: object = {}): object {
  const own = Object.entries(values).filter(([name]) => fieldsOf(schema).includes(name));
  if (own.length === 0) return example;
  const given = Object.fromEntries(own);
  const refused = Object.keys(fieldErrorsOf(schema, given)).map((path) => path.split('.')[0]);
  const needed = Object.entries(example).filter(
    ([name]) => !(name in given) && refused.includes(name),
  );
  return { ...Object.fromEntries(needed), ...given };
}

/**
 * Prepares the state that a route needs and returns a request with which it succeeds. `given` replaces the
 * preparation in the route's entry.
 */
export async function requestOf<Name extends RouteName>(
  name: Name,
  admin?: BuiltAdmin,
  given: Given<Name> | AnyGiven | undefined = givenByRoute[name],
): Promise<CallOptions & Pick<Sender, 'bytes'>> {
  const route: RouteDefinition = api[name];
  // The admin who prepares the state also calls the route; `anAdmin` returns another one from time to time.
  const caller = admin ?? (await anAdmin());
  const { as, bytes, ...values }: Sender & object = given
    ? await given(caller)
    : await aboutWaiting(route);
  const token = as ?? (route.access === 'admin' ? caller.token : undefined);
  const example = exampleOf(route);
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema ? [[part, partOf(schema, values, example[part])]] : [];
  });
  return {
    ...(Object.fromEntries(parts) as RequestExample as CallOptions),
    ...(token && { token }),
    ...(bytes && {
      bytes,
      files: { file: new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }) },
    }),
  };
}
