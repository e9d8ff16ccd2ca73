import { about, type RouteRequests } from './route-request.ts';
import { cardId, memberId, requestNumber } from './samples.ts';

const reason = 'The receipt cannot be read.';

/** Example requests of the routes for applications, cards and the audit, and for their export. */
export const reviewing = {
  listUsers: { query: { status: 'pending', q: 'rossi', sort: 'oldest', limit: '50' } },
  listQueue: { params: { queue: 'to_review' }, query: { limit: '50' } },
  findOpened: about({ id: memberId }, ({ id }) => ({ query: { ids: id } })),
  updateUser: { body: { is_paid: true, phone: '+393337654321' } },
  approveUser: about({ version: 3 } as { version?: number }, (body) => ({ body })),
  rejectUser: { body: { reason } },
  requestItems: {
    body: { items: ['receipt', 'phone'], note: 'The last line of the receipt is missing.' },
  },
  previewMerge: about({ with: requestNumber }, (query) => ({ query })),
  askMerge: about({ goes: memberId }, (body) => ({ body })),
  decideMany: about({ id: memberId, version: 3 }, (application) => ({
    body: { decision: 'reject', applications: [application], reason },
  })),
  undoMany: about({ ids: [memberId] }, (body) => ({ body })),
  deleteUser: { query: { with_family: 'true' } },
  addDocument: about(
    {
      id: memberId,
      file_type: 'passport' as const,
      file_url: '/api/files/3yV9nKc1hXqT5mZs8bRw2LdPfGjA7eQu',
    },
    ({ id, ...body }) => ({ params: { id }, body }),
  ),
  renewUser: about(
    { id: memberId, pack_type: 'base' as const, juventus_card: false },
    ({ id, ...body }) => ({ params: { id }, body }),
  ),
  deleteUserFile: about({ id: memberId }, ({ id }) => ({ params: { id, fileType: 'receipt' } })),
  listNotes: { query: { limit: '50' } },
  addNote: about({ id: memberId, noteId: '0b9c6f1e-3d52-4a87-9f0e-6c1d2b7a8e45' }, (params) => ({
    params,
    body: { text: 'Called: the transfer was made from his sister’s account.' },
  })),
  listCards: { query: { state: 'to_print', limit: '50' } },
  listCardAddresses: { query: { state: 'to_print', limit: '50' } },
  exportCards: { query: { state: 'printed' } },
  markCards: about({ id: cardId }, ({ id }) => ({
    body: { state: 'posted', cards: [{ id, from: 'printed', tracking: 'RR123456785IT' }] },
  })),
  replaceCard: about({ cardId }, (params) => ({ params, body: {} })),
  auditTrail: { query: { limit: '50' } },
  searchMembers: { query: { q: 'سارا احمدی' } },
  readStory: { query: { kind: 'mails', limit: '50' } },
  auditLog: { query: { kind: 'refusals', limit: '50' } },
  exportAudit: { query: { kind: 'exports', since: '2026-10-01T00:00:00Z' } },
  exportUsers: { query: { status: 'approved', columns: 'request_number,first_name,phone' } },
} satisfies Partial<RouteRequests>;
