import type { MemberFilter } from '@fanclub/contract/admin/filters';
import type * as contract from '@fanclub/contract/admin/routes';
import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import { listFailedMails } from '@fanclub/contract/mail/admin-routes';
import { listLetters } from '@fanclub/contract/mail/letter-routes';
import { dropAskedAdjustment } from '@fanclub/contract/money/routes';
import { listTills } from '@fanclub/contract/money/till-routes';
import { sendReminders } from '@fanclub/contract/reminders/admin-routes';
import type { AdminRole } from '@fanclub/contract/roles';
import { sendListFile } from '#features/files/send-list-file';
import { countLetters } from '#features/mail/letters';
import { presentCase } from '#features/members/present-case';
import { presentRows } from '#features/members/present-member-for-admin';
import { adjustmentsFor } from '#features/money/asked-adjustments';
import { countOverHeld } from '#features/money/tills';
import { countReminders } from '#features/reminders/send-reminders';
import { countListed } from '#pipeline/count-listed';
import type { ApiRequest, HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import type { ServerContext } from '#platform/context';
import { failedMails, heldMails } from '#repositories/mails';
import { findMaintenanceRun } from '#repositories/maintenance-run';
import { firstSeason, matchingMembers } from '#repositories/member-lists';
import { countOf } from '#repositories/rows';
import { uploadIdOf } from '#repositories/uploads';
import { addDocument } from './add-document.ts';
import { checkGate } from './check-gate.ts';
import { type DecisionRequest, decideApplication } from './decide-application.ts';
import { deleteDocument } from './delete-document.ts';
import { deleteFamily } from './delete-family.ts';
import { deleteMember } from './delete-member.ts';
import { endMembership } from './end-membership.ts';
import { listMembers } from './list-members.ts';
import { membersFile } from './members-file.ts';
import { renewAtDesk } from './renew-at-desk.ts';
import { requestItems } from './request-items.ts';
import { undoDecision } from './undo-decision.ts';
import { updateMember } from './update-member.ts';

type DecisionCall = Pick<
  ApiRequest<typeof contract.rejectUser>,
  'context' | 'caller' | 'params'
> & {
  body: Partial<RouteBody<typeof contract.approveUser> & RouteBody<typeof contract.rejectUser>>;
};

export const adminHandlers: HandlersOf<typeof contract> = {
  adminGate: async ({ context, caller, body }) => {
    await checkGate(context, caller, body.password);
    return { success: true };
  },

  adminStats: ({ context }) => readStats(context),

  readAlerts: async ({ context, caller }) => {
    const may = ({ roles }: { roles: readonly AdminRole[] }) => roles.includes(caller.role);
    const [failed_mails, held_mails, letters, cash, adjustments, reminders, maintenance] =
      await Promise.all([
        may(listFailedMails) ? countOf(failedMails(context.db)) : 0,
        may(listFailedMails) ? countOf(heldMails(context.db)) : 0,
        may(listLetters) ? countLetters(context) : 0,
        may(listTills) ? countOverHeld(context) : 0,
        may(dropAskedAdjustment) ? adjustmentsFor(context, caller.email) : [],
        may(sendReminders) ? countReminders(context) : null,
        findMaintenanceRun(context.db, context.now()),
      ]);
    return { failed_mails, held_mails, letters, cash, adjustments, reminders, maintenance };
  },

  listUsers: async ({ context, caller, query }) => {
    const page = await listMembers(context.db, query, pageOf(query));
    await countListed(
      context,
      caller,
      page.members.map(({ id }) => id),
    );
    return {
      users: await presentRows(context.db, page.members),
      next_cursor: page.nextCursor,
      total: page.total,
    };
  },

  exportUsers: ({ context, caller, query }) =>
    sendListFile(context, caller.email, membersFile(context, query, caller.email), query),

  approveUser: (request) => decideOne(request, 'approve'),
  rejectUser: (request) => decideOne(request, 'reject'),

  requestItems: async ({ context, caller, params, body }) => {
    const member = await requestItems(context, {
      adminEmail: caller.email,
      memberId: params.id,
      items: body.items,
      note: body.note?.trim() || null,
      version: body.version,
    });
    return { success: true, user: await presentCase(context, caller, member) };
  },

  undoDecision: async ({ context, caller, params, body }) => {
    const member = await undoDecision(context, {
      adminEmail: caller.email,
      memberId: params.id,
      requestNumber: body.request_number,
    });
    return { success: true, user: await presentCase(context, caller, member) };
  },

  updateUser: async ({ context, caller, params, body }) => {
    const { version, ...changes } = body;
    const member = await updateMember(context, {
      adminEmail: caller.email,
      adminRole: caller.role,
      memberId: params.id,
      changes,
      version,
    });
    return { success: true, user: await presentCase(context, caller, member) };
  },

  addDocument: async ({ context, caller, params, body }) => {
    const member = await addDocument(context, {
      adminEmail: caller.email,
      memberId: params.id,
      fileType: body.file_type,
      uploadId: uploadIdOf(body.file_url),
    });
    return { success: true, user: await presentCase(context, caller, member) };
  },

  endMembership: async ({ context, caller, params, body }) => {
    const member = await endMembership(context, caller.email, params.id, body);
    return { success: true, user: await presentCase(context, caller, member) };
  },

  renewUser: async ({ context, caller, params, body }) => {
    const member = await renewAtDesk(context, caller, params.id, body);
    return { success: true, user: await presentCase(context, caller, member) };
  },

  deleteUserFile: async ({ context, caller, params }) => {
    const member = await deleteDocument(context, {
      adminEmail: caller.email,
      memberId: params.id,
      fileType: params.fileType,
    });
    return { success: true, user: await presentCase(context, caller, member) };
  },

  deleteUser: async ({ context, caller, params, query }) => {
    const remove = query.with_family === 'true' ? deleteFamily : deleteMember;
    const { records, files } = await remove(context, caller.email, params.id);
    return { success: true, database_records_cleaned: records, files_deleted: files };
  },
};

async function decideOne(
  { context, caller, params, body }: DecisionCall,
  decision: DecisionRequest['decision'],
) {
  const { member } = await decideApplication(context, {
    adminEmail: caller.email,
    memberId: params.id,
    requestNumber: body.request_number,
    decision,
    reason: body.reason ?? null,
    items: body.items,
    paymentNote: body.payment_note ?? null,
    version: body.version,
  });
  return { success: true, user: await presentCase(context, caller, member) };
}

/** Returns the numbers on the panel's overview, counted by Firestore. Every member is either approved or pending. */
async function readStats(
  context: ServerContext,
): Promise<RouteResponse<typeof contract.adminStats>> {
  const { db } = context;
  const count = (status: MemberFilter) => countOf(matchingMembers(db, { status }));
  const [approved, pending, paid, owing, first_season] = await Promise.all([
    count('approved'),
    count('pending'),
    count('paid'),
    count('owing'),
    firstSeason(db),
  ]);
  return {
    total_users: approved + pending,
    approved_users: approved,
    pending_users: pending,
    paid_users: paid,
    owing_users: owing,
    first_season,
  };
}
