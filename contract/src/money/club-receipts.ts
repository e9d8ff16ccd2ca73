import { defineRoute } from '../http/route.ts';
import { drawnId, memberId } from '../http/samples.ts';
import { memberIdField } from '../members/member-id.ts';
import { moneyRoles } from '../roles.ts';
import { strictObject, string } from '../validation/yup.ts';

export const clubReceipt = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/payments/{paymentId}/receipt',
  summary:
    "Returns the club's numbered receipt for a member's payment, in the language of the person who pays. The first call gives the number. A receipt whose payment was reversed since says that it does not count.",
  roles: moneyRoles,
  tells: 'view_club_receipt',
  limit: { heavy: 'image' },
  params: strictObject({ id: memberIdField(), paymentId: string().required().max(128) }),
  example: { params: { id: memberId, paymentId: drawnId } },
  contentTypes: ['application/pdf'],
  errors: ['member_gone', 'payment_not_found'],
});
