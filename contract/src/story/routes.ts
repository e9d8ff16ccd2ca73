import { type AuditAction, auditActions } from '../audit/actions.ts';
import { type CardState, cardStates } from '../cards/card.ts';
import { pageFields, pageOf } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { type MailKind, mailKinds } from '../mail/mail-kinds.ts';
import { memberIdField } from '../members/member-id.ts';
import { amountField, currencyField, kindField, wayField } from '../money/payments.ts';
import { adminRoles } from '../roles.ts';
import { type LanguageCode, languageCodes } from '../text/languages.ts';
import {
  array,
  boolean,
  type InferType,
  isoDay,
  isoTime,
  mixed,
  objectOrNull,
  strictObject,
  string,
} from '../validation/yup.ts';

/** The kinds by which a member's story can be filtered. */
export const storyKinds = [
  'application',
  'decisions',
  'money',
  'card',
  'mails',
  'changes',
  'notes',
  'looks',
] as const;
export type StoryKind = (typeof storyKinds)[number];

/**
 * What became of a mail. `failed` means that it was given up after all attempts, and `letter` that staff have to print
 * it, because the member has no mailbox.
 */
export const mailFates = ['waiting', 'sent', 'failed', 'letter'] as const;
export type MailFate = (typeof mailFates)[number];

/** One event of a story. Exactly one of the fields after `by` has a value. */
const storyEventSchema = strictObject({
  at: isoTime().required(),
  kind: mixed<StoryKind>().oneOf(storyKinds).required(),
  /** E-mail address of the admin who caused the event; null if no admin did. */
  by: string().nullable().defined(),
  /** An application that was sent in. */
  application: objectOrNull({
    season: string().required(),
    request_number: string().required(),
  }),
  /** An audit record about the member. */
  record: objectOrNull({
    action: mixed<AuditAction>().oneOf(auditActions).required(),
    /** Names of the changed fields, never their values. */
    fields: array(string().required()).required(),
  }),
  payment: objectOrNull({
    kind: kindField(),
    amount: amountField(),
    currency: currencyField(),
    way: wayField(),
    /** Day on which the money was transferred or confirmed. */
    day: isoDay().required(),
    season: string().required(),
    is_reversal: boolean().required(),
  }),
  /** A step of a club card; `state` is null if the member reported that the card did not arrive. */
  card: objectOrNull({
    season: string().required(),
    state: mixed<CardState>().oneOf(cardStates).nullable().defined(),
    tracking: string().nullable().defined(),
  }),
  mail: objectOrNull({
    /** Id with which a failed mail can be sent again; null for a mail that is no longer in the outbox. */
    id: string().nullable().defined(),
    /** Null if mails of this kind are not sent any more. */
    kind: mixed<MailKind>().oneOf(mailKinds).nullable().defined(),
    language: mixed<LanguageCode>().oneOf(languageCodes).required(),
    fate: mixed<MailFate>().oneOf(mailFates).required(),
    sent_at: isoTime().nullable().defined(),
  }),
  note: string().nullable().defined(),
}).meta({ name: 'StoryEvent' });
export type StoryEvent = InferType<typeof storyEventSchema>;

export const readStory = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/story',
  summary:
    'Returns what happened with a member, newest first: applications, decisions, payments, steps of club cards, mails, changes, notes and looks. Roles that may not read payments get none. A page may have fewer events than `limit`.',
  // Payments are part of the story only for roles that may call `listPayments`.
  roles: adminRoles,
  tells: 'view_case',
  limit: { heavy: 'page' },
  params: strictObject({ id: memberIdField() }),
  query: strictObject({ kind: mixed<StoryKind>().oneOf(storyKinds).optional(), ...pageFields }),
  example: { query: { kind: 'mails', limit: '50' } },
  response: pageOf({ events: array(storyEventSchema.required()).required() }),
  errors: ['member_gone'],
});
