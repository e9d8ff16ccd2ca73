import type * as routes from '@fanclub/contract/admin/routes';
import { presentMemberForAdmin } from '#features/members/present-member';
import { type Handler, StreamAnswer } from '#pipeline/handler';
import { writeAudit } from '#repositories/audit';
import { adminStats as countMembers } from './admin-stats.ts';
import { checkGate } from './check-gate.ts';
import { decideApplication } from './decide-application.ts';
import { deleteUser as deleteMember } from './delete-user.ts';
import { deleteUserFile as deleteMemberFile } from './delete-user-file.ts';
import { exportedColumns, exportMembers } from './export-members.ts';
import { listUsers as listMembers } from './list-users.ts';
import { undoDecision as undoLastDecision } from './undo-decision.ts';
import { updateUser as updateMember } from './update-user.ts';

export const adminGate: Handler<typeof routes.adminGate> = async ({ context, caller, body }) => {
  await checkGate(context, caller.email, body.password);
  return { success: true };
};

export const adminStats: Handler<typeof routes.adminStats> = ({ context }) =>
  countMembers(context.db);

export const listUsers: Handler<typeof routes.listUsers> = async ({ context, query }) => {
  const limit = query.limit === undefined ? undefined : Number(query.limit);
  const page = await listMembers(context.db, { ...query, limit });
  const now = context.now();
  return {
    users: page.members.map((member) => presentMemberForAdmin(member, now)),
    next_cursor: page.nextCursor,
    total: page.total,
  };
};

export const exportUsers: Handler<typeof routes.exportUsers> = async (request) => {
  const { context, caller, query } = request;
  const now = context.now();
  const entry = { adminEmail: caller.email, action: 'export_members' } as const;
  await writeAudit(context, { ...entry, fields: [...exportedColumns] }, now);
  const fileName = `members-${now.toISOString().slice(0, 10)}.csv`;
  return new StreamAnswer('text/csv; charset=utf-8', exportMembers(context, query), fileName);
};

export const approveUser: Handler<typeof routes.approveUser> = async (request) => {
  const { context, caller, params, body } = request;
  const member = await decideApplication(context, {
    adminEmail: caller.email,
    memberId: params.id,
    decision: 'approve',
    reason: null,
    version: body.version,
  });
  return { success: true, user: presentMemberForAdmin(member, context.now()) };
};

export const rejectUser: Handler<typeof routes.rejectUser> = async (request) => {
  const { context, caller, params, body } = request;
  const member = await decideApplication(context, {
    adminEmail: caller.email,
    memberId: params.id,
    decision: 'reject',
    reason: body.reason ?? null,
    version: body.version,
  });
  return { success: true, user: presentMemberForAdmin(member, context.now()) };
};

export const undoDecision: Handler<typeof routes.undoDecision> = async (request) => {
  const { context, caller, params } = request;
  const member = await undoLastDecision(context, caller.email, params.id);
  return { success: true, user: presentMemberForAdmin(member, context.now()) };
};

export const updateUser: Handler<typeof routes.updateUser> = async (request) => {
  const { context, caller, params, body } = request;
  const { version, ...changes } = body;
  const member = await updateMember(context, {
    adminEmail: caller.email,
    memberId: params.id,
    changes,
    version,
  });
  return { success: true, user: presentMemberForAdmin(member, context.now()) };
};

export const deleteUserFile: Handler<typeof routes.deleteUserFile> = async (request) => {
  const { context, caller, params } = request;
  const member = await deleteMemberFile(context, {
    adminEmail: caller.email,
    memberId: params.id,
    fileType: params.fileType,
  });
  return { success: true, user: presentMemberForAdmin(member, context.now()) };
};

export const deleteUser: Handler<typeof routes.deleteUser> = async (request) => {
  const { context, caller, params } = request;
  const { records, files } = await deleteMember(context, caller.email, params.id);
  return { success: true, database_records_cleaned: records, files_deleted: files };
};
