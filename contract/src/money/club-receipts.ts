import { defineRoute } from '../http/route.ts';
import { forFields } from '../members/family.ts';
import { memberIdField } from '../members/member-id.ts';
import { strictObject, string } from '../validation/yup.ts';

const paymentId = () => string().required().max(128);
const file = { method: 'GET', contentTypes: ['application/pdf'] } as const;

export const ownClubReceipt = defineRoute({
  ...file,
  path: '/api/user/payments/{paymentId}/receipt',
  summary:
    "Returns the club's numbered receipt for a payment of the caller or a family member, in the caller's language. The first call gives the number. Payments without `has_receipt` have none.",
  access: 'member',
  params: strictObject({ paymentId: paymentId() }),
  query: strictObject(forFields),
  errors: ['forbidden', 'user_not_found', 'payment_not_found', 'service_busy'],
});

export const clubReceipt = defineRoute({
  ...file,
  path: '/api/admin/users/{id}/payments/{paymentId}/receipt',
  summary:
    "Returns the club's numbered receipt for a member's payment, in the language of the person who pays. The first call gives the number. A receipt whose payment was reversed since says that it does not count.",
  access: 'admin',
  params: strictObject({ id: memberIdField(), paymentId: paymentId() }),
  errors: ['user_not_found', 'payment_not_found', 'service_busy'],
});
