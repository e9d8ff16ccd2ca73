import { type AuditAction, auditActionsOf } from '@fanclub/contract/audit/actions';
import { type CardState, cardStates } from '@fanclub/contract/cards/card';
import { mailKinds } from '@fanclub/contract/mail/mail-kinds';
import { pick } from '@fanclub/contract/members/by-name';
import { listPayments } from '@fanclub/contract/money/routes';
import type { MailFate, StoryEvent, StoryKind } from '@fanclub/contract/story/routes';
import type { AdminCaller } from '#pipeline/caller';
import type { ServerContext } from '#platform/context';
import type { Timestamp } from '#platform/time';
import { type AuditRow, auditAbout } from '#repositories/audit';
import { type CardDocument, cardsOf } from '#repositories/cards';
import { keptMailsOf } from '#repositories/kept-mails';
import { type MailDocument, mailsAbout } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { notesAbout } from '#repositories/member-notes';
import { readEarlier } from '#repositories/members';
import { listSource, type MergedSource, querySource, readMerged } from '#repositories/merged-pages';
import type { PageRequest } from '#repositories/pages';
import { paymentsOf } from '#repositories/payments';

type Source = MergedSource<StoryEvent>;

/** Actions of the audit that the story leaves out, because it shows the note or the application itself. */
const toldElsewhere: readonly AuditAction[] = ['add_note', 'renew'];

/** The audit actions of each kind. Actions of no kind are not part of the story. */
const actionsOf = {
  decisions: auditActionsOf('decisions'),
  changes: auditActionsOf('records').filter((action) => !toldElsewhere.includes(action)),
  looks: auditActionsOf('views'),
} satisfies Partial<Record<StoryKind, readonly AuditAction[]>>;

type AuditedKind = keyof typeof actionsOf;
const auditedKinds = Object.keys(actionsOf) as AuditedKind[];
const isAudited = (kind: StoryKind): kind is AuditedKind => kind in actionsOf;

/** Reads a page of what happened with a member, newest first, of one kind or of all. */
export async function readStory(
  context: ServerContext,
  { role }: Pick<AdminCaller, 'role'>,
  member: Member,
  { kind, page }: { kind: StoryKind | undefined; page: PageRequest },
) {
  const is = (one: StoryKind) => kind === undefined || kind === one;
  const sources = await Promise.all([
    is('application') && applications(context, member),
    (kind === undefined || isAudited(kind)) && records(context, member, kind),
    is('money') && listPayments.roles.includes(role) && payments(context, member),
    is('card') && cards(context, member),
    is('mails') && mails(context, member),
    is('mails') && keptMails(context, member),
    is('notes') && notes(context, member),
  ]);
  return readMerged(
    sources.filter((source) => source !== false),
    page,
  );
}

const event = (
  kind: StoryKind,
  at: Timestamp,
  by: string | null,
  part: Partial<Omit<StoryEvent, 'at' | 'kind' | 'by'>>,
): StoryEvent => ({
  at: at.toDate().toISOString(),
  kind,
  by,
  application: null,
  record: null,
  payment: null,
  card: null,
  mail: null,
  note: null,
  ...part,
});

/**
 * Each source has a letter. Of events with the same time, the one with the later letter counts as newer: a decision
 * counts as older than the payment, the card and the mail that it caused.
 */
async function applications({ db }: ServerContext, member: Member): Promise<Source> {
  const sent = [member, ...(await readEarlier(db, db, member))].map((one) => {
    const { submitted_at: at } = one;
    const application = pick(one, ['season', 'request_number']);
    return { at, id: one.request_number, event: event('application', at, null, { application }) };
  });
  return listSource('a', sent);
}

function records(context: ServerContext, { id }: Member, kind: StoryKind | undefined): Source {
  const rows = auditAbout(context, id, kind && isAudited(kind) ? actionsOf[kind] : undefined);
  return querySource('b', rows, 'at', (row) => presentRecord(row.data()));
}

function presentRecord({ at, admin_email, action, fields }: AuditRow): StoryEvent | null {
  const actions: Record<AuditedKind, readonly AuditAction[]> = actionsOf;
  const kind = auditedKinds.find((one) => actions[one].includes(action));
  return kind ? event(kind, at, admin_email, { record: { action, fields } }) : null;
}

function payments({ db }: ServerContext, { id }: Member): Source {
  return querySource('c', paymentsOf(db, id), 'at', (row) => {
    const { at, by, reverses, ...paid } = row.data();
    const payment = {
      ...pick(paid, ['kind', 'amount', 'currency', 'way', 'day', 'season']),
      is_reversal: reverses !== null,
    };
    return event('money', at, by, { payment });
  });
}

async function cards({ db }: ServerContext, { id }: Member): Promise<Source> {
  const { docs } = await cardsOf(db, id).get();
  return listSource(
    'd',
    docs.flatMap((row) => stepsOf(row.id, row.data())),
  );
}

function stepsOf(id: string, card: CardDocument) {
  const { season, tracking, reported_at } = card;
  const step = (state: CardState | null, at: Timestamp, by: string | null) => ({
    at,
    id: `${id}_${state ?? 'reported'}`,
    event: event('card', at, by, {
      card: { season, state, tracking: state === 'posted' ? tracking : null },
    }),
  });
  const steps = cardStates.flatMap((state) => {
    const taken = card.steps[state];
    return taken ? [step(state, taken.at, taken.by)] : [];
  });
  return reported_at ? [...steps, step(null, reported_at, null)] : steps;
}

const kindOf = (template: string) => mailKinds.find((kind) => kind === template) ?? null;

const fates: Partial<Record<MailDocument['delivery']['state'], MailFate>> = {
  SUCCESS: 'sent',
  DEAD: 'failed',
  LETTER: 'letter',
};

function mails({ db }: ServerContext, { id }: Member): Source {
  return querySource('e', mailsAbout(db, id), 'created_at', (row) => {
    const { message, delivery, created_at } = row.data();
    const mail = {
      id: row.id,
      kind: kindOf(message.template),
      language: message.language,
      fate: fates[delivery.state] ?? 'waiting',
      sent_at: delivery.sent_at?.toDate().toISOString() ?? null,
    };
    return event('mails', created_at, null, { mail });
  });
}

function keptMails({ db }: ServerContext, { id }: Member): Source {
  return querySource('f', keptMailsOf(db, id), 'created_at', (row) => {
    const { kind, language, is_sent, created_at, sent_at } = row.data();
    const mail = {
      id: null,
      kind: kindOf(kind),
      language,
      fate: is_sent ? ('sent' as const) : ('failed' as const),
      sent_at: sent_at?.toDate().toISOString() ?? null,
    };
    return event('mails', created_at, null, { mail });
  });
}

function notes({ db }: ServerContext, { id }: Member): Source {
  return querySource('g', notesAbout(db, id), 'at', (row) => {
    const { at, admin_email, text } = row.data();
    return event('notes', at, admin_email, { note: text });
  });
}
