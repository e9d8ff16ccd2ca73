import { api } from '@fanclub/contract/api';
import type { RouteBody } from '@fanclub/contract/http/route';
import type { ImportColumn } from '@fanclub/contract/members/import-columns';
import { uniqueEmail } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect } from 'vitest';
import { randomId } from '#platform/random';
import { testDb } from './firebase.ts';
import { storedApplications, storedMembers, storedPayments } from './stored.ts';

/** Returns random letters, for a name that nobody else has. */
export const letters = (count: number) =>
  Array.from({ length: count }, () =>
    String.fromCharCode(97 + Math.floor(Math.random() * 26)),
  ).join('');

export type Cells = Partial<Record<ImportColumn, string>>;

export const person = (changes: Cells = {}): Cells => ({
  first_name: 'Sara',
  last_name: `Rossi${letters(6)}`,
  email: uniqueEmail(),
  gender: 'female',
  birth_date: '1990-05-21',
  country_of_birth: 'IT',
  phone: '+393331234567',
  country_of_residency: 'IT',
  address_of_residency: 'Via Roma 12, Torino',
  postal_code: '10121',
  ...changes,
});

/** Returns a line of a child of this guardian. */
export const child = (guardian: string | undefined, changes: Cells = {}): Cells => ({
  first_name: 'Nika',
  last_name: `Rossi${letters(6)}`,
  gender: 'female',
  birth_date: `${new Date().getFullYear() - 4}-05-21`,
  country_of_birth: 'IT',
  pack_type: 'under_5',
  paid: 'yes',
  guardian: guardian ?? '',
  ...changes,
});

const { email: _, ...unreachable } = person({ birth_date: '1931-02-03' });
/** Returns a line of a person without a mailbox whose name nobody else has. */
export const nameless = () => ({
  ...unreachable,
  last_name: `Bianchi${letters(8)}`,
  paid: 'yes',
  paid_by: 'cash',
  juventus_card: 'x',
});

/** Returns the identity of a file of an import. */
export const fileOf = (name = 'soci.csv') => ({
  id: randomId().replace(/_/g, '-').slice(0, 24),
  name,
});

type By = Pick<BuiltAdmin, 'token'>;
type Choice = Partial<Omit<RouteBody<typeof api.importMembers>, 'lines'>>;
type Line = RouteBody<typeof api.importMembers>['lines'][number];

/** Returns functions that import lines of one file as this owner, and that return only the states of the lines. */
export function importingBy(owner: BuiltAdmin) {
  const file = fileOf('soci 2026.csv');
  const send = (
    people: Cells[],
    choice: Choice = {},
    { token }: By = owner,
    more: Partial<Line> = {},
  ) =>
    call(api.importMembers, {
      token,
      body: {
        lines: people.map((cells, i) => ({ line: i + 2, cells, ...more })),
        file,
        make: true,
        invite: false,
        ...choice,
      },
    });
  const statesOf = async (people: Cells[], choice?: Choice, by: By = owner) => {
    const { status, body } = await send(people, choice, by);
    expect(status).toBe(200);
    return body.lines.map(({ state }) => state);
  };

  return { send, statesOf };
}

/** Reads the row of the only member with this e-mail, and the member's payments, applications and mails. */
export async function stored(email: string | undefined) {
  const [row, ...others] = await storedMembers('email', email);
  expect(others).toEqual([]);
  if (!row) return null;
  const [payments, applications, mails] = await Promise.all([
    storedPayments(row),
    storedApplications(row),
    testDb().collection('mail').where('member_id', '==', row.id).get(),
  ]);
  const amounts = payments.map(({ amount }) => amount);
  return { id: row.id, row, amounts, applications: applications.length, mails: mails.docs };
}
