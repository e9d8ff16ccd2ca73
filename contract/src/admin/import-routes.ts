import type { ErrorKey } from '../http/error-body.ts';
import { defineRoute } from '../http/route.ts';
import { drawnId } from '../http/samples.ts';
import { foundMemberSchema } from '../members/admin-member.ts';
import { cellMaxLength, importColumns, importedAtOnce } from '../members/import-columns.ts';
import { deskPaymentSchema } from '../money/desk-payment.ts';
import { ownerRoles, reviewingRoles } from '../roles.ts';
import {
  array,
  boolean,
  isoDay,
  isoTime,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';

/**
 * States of a line. `new` makes a member, `season` adds a season to one who is there. The others change nothing: the
 * person is a member already, is perhaps one of the members in `similar_to`, or the line has errors.
 */
export const importedStates = ['new', 'season', 'there', 'alike', 'wrong'] as const;
export type ImportedState = (typeof importedStates)[number];

const fileNameMaxLength = 200;
const shapeMaxLength = 10_000;
const drawnIdField = () =>
  string()
    .required()
    .matches(/^[A-Za-z0-9-]{16,64}$/);
const cell = () => string().max(cellMaxLength).optional();

export const importMembers = defineRoute({
  method: 'POST',
  path: '/api/admin/members/import',
  summary:
    'Checks lines of a file of people who are members already and, if `make` is set, makes each sound line a member, in a transaction of its own. A person is a member already if a member has the same e-mail and name or, without an e-mail in the line, the same name and birth date. A line about such a member adds its season, if the member has no application of it; earlier seasons that the club has not planned are made. A repeat therefore changes nothing. Who has the name and birth date of a member with another e-mail is made only with `another_person`. What the lines say about money was paid before this system, and is in none of its books. Members without an e-mail get letters. `guardian` makes a person a dependant of a member. With `invite`, each new member is mailed a link, and so is who was imported before and has never come. Only owners may import files. With `desk`, staff enter one person who is at the desk: the response has the members who are or may be the same person before anything is written, the payment is booked, and a person without an e-mail gets a letter of welcome. Reviewers always name it, without `season`, `member_number` and `member_since`.',
  roles: reviewingRoles,
  tells: 'import_member',
  limit: { account: 'importedLines', heavy: 'filePart' },
  body: strictObject({
    lines: array(
      strictObject({
        /** Number of the line in the file, counted from 1. */
        line: number().integer().min(1).required(),
        /** True if staff say that this is another person than the members in `similar_to`. */
        another_person: boolean().optional(),
        cells: strictObject({
          ...(Object.fromEntries(importColumns.map((name) => [name, cell()])) as Record<
            (typeof importColumns)[number],
            ReturnType<typeof cell>
          >),
        }).required(),
      }).required(),
    )
      .required()
      .min(1, 'field_required')
      .max(importedAtOnce, 'too_long'),
    make: boolean().required(),
    invite: boolean().required(),
    /** The file: an id that the caller draws, the same for all its calls, and its name. Absent at the desk. */
    file: strictObject({ id: drawnIdField(), name: string().required().max(fileNameMaxLength) })
      .optional()
      .default(undefined),
    /** How the file was read, to be remembered for files with these headings. `answers` is JSON of the panel. */
    shape: strictObject({
      headings: string().required().max(shapeMaxLength),
      answers: string().required().max(shapeMaxLength),
    })
      .optional()
      .default(undefined),
    /** True if a person whose e-mail another member has is made without a mailbox. */
    without_mailbox: boolean().optional(),
    /** Present if staff enter one person at the desk, in place of a file of members. `paid` and `paid_by` are then ignored. */
    desk: strictObject({
      /** Drawn by the caller. A repeated call with the same id finds the member that the first one made. */
      entry_id: drawnIdField(),
      /** True if staff have seen the members in `found` and say that this is another person. */
      another_person: boolean().required(),
      payment: deskPaymentSchema.required(),
    })
      .optional()
      .default(undefined),
    /** True if an owner confirms member numbers that are far above the highest one so far (`number_jumps`). */
    numbers_confirmed: boolean().optional(),
  }),
  example: {
    body: {
      lines: [
        {
          line: 2,
          cells: {
            first_name: 'Sara',
            last_name: 'Rossi',
            gender: 'female',
            birth_date: '1990-05-21',
            country_of_birth: 'IT',
            phone: '+393331234567',
            country_of_residency: 'IT',
            address_of_residency: 'Via Verdi 12, Bologna',
            postal_code: '40121',
            paid: 'yes',
            member_since: '2019-07-01',
            email: 'sara.ahmadi@example.com',
          },
        },
      ],
      make: true,
      invite: true,
    },
  },
  response: strictObject({
    lines: array(
      strictObject({
        line: number().integer().required(),
        state: mixed<ImportedState>().oneOf(importedStates).required(),
        /** Request number of the member; null for a line with errors, and before a new member is made. */
        request_number: string().nullable().defined(),
        /** Request numbers of members who may be the same person. A new one is then flagged. */
        similar_to: array(string().required()).optional(),
        /** The members who are, or may be, the person at the desk. */
        found: array(foundMemberSchema.required()).optional(),
        /** Maps a column to its error key. */
        errors: mixed<Record<string, ErrorKey>>()
          .required()
          .meta({ json: { type: 'object', additionalProperties: { type: 'string' } } }),
      }).required(),
    ).required(),
    /** The earlier seasons that the club has not planned, and that these lines make or have made, with their last days. */
    seasons: array(
      strictObject({ label: string().required(), ends: isoDay().required() }),
    ).required(),
  }),
  errors: ['forbidden', 'member_numbers_used_up'],
});

/** Time in which an import can be taken back. */
export const takeBackDays = 7;

/**
 * Why a member stays whom an import made: somebody has changed the member or has booked money, a card is on its way, the
 * member has signed in, was written to, or answers for somebody, or staff have noted something.
 */
export const keptReasons = [
  'changed',
  'paid',
  'card',
  'signed_in',
  'mailed',
  'family',
  'noted',
] as const;
export type KeptReason = (typeof keptReasons)[number];

const importChanges = ['invite', 'take_back', 'keep'] as const;
type ImportChange = (typeof importChanges)[number];

const byImport = strictObject({ id: drawnIdField() });

export const listImports = defineRoute({
  method: 'GET',
  path: '/api/admin/imports',
  summary:
    'Returns the last imports of files of members, the newest first, and how such files were read.',
  roles: ownerRoles,
  response: strictObject({
    imports: array(
      strictObject({
        id: string().required(),
        name: string().required(),
        by: string().required(),
        at: isoTime().required(),
        /** How many members the import made, and how many seasons it added to members. */
        members: number().integer().required(),
        seasons: number().integer().required(),
        /** Until when the import can be taken back. */
        until: isoTime().required(),
        /** The owner who asked to take it back; null if nobody did. */
        asked_by: string().nullable().defined(),
        is_yours: boolean().required(),
        is_taken_back: boolean().required(),
      }).required(),
    ).required(),
    /** How files of members were read, by their headings. */
    shapes: array(
      strictObject({
        id: string().required(),
        headings: string().required(),
        answers: string().required(),
      }).required(),
    ).required(),
  }),
});

export const changeImport = defineRoute({
  method: 'POST',
  path: '/api/admin/imports/{id}',
  summary: `Does something with all members whom an import made, some of them in each call; the caller repeats the call while \`done\` is not 0. \`invite\` mails an invitation to those who have never come and were not invited. \`take_back\` deletes those whom nobody has touched since, within ${takeBackDays} days, after another owner agreed: the call of the first owner only asks for it, unless no other owner has signed in. The numbers of deleted members are not given again, and seasons that were added to other members stay. \`keep\` drops such a request.`,
  roles: ownerRoles,
  tells: 'take_import_back',
  limit: { heavy: 'bulk' },
  params: byImport,
  body: strictObject({
    what: mixed<ImportChange>().oneOf(importChanges).required(),
  }),
  example: { params: { id: drawnId }, body: { what: 'take_back' } },
  response: strictObject({
    /** How many members this call has invited or deleted. */
    done: number().integer().required(),
    /** True if another owner has to agree first. */
    waits: boolean().required(),
    /** The members who stay, and why. */
    kept: array(
      strictObject({
        request_number: string().required(),
        name: string().required(),
        reason: mixed<KeptReason>().oneOf(keptReasons).required(),
      }).required(),
    ).required(),
  }),
  errors: ['not_found', 'invalid_transition', 'second_person_too_new', 'second_person_gone'],
});
