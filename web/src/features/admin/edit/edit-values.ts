import { updateUser } from '@fanclub/contract/admin/routes';
import type { RouteBody } from '@fanclub/contract/http/route';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { changesOf, personalValuesOf } from '#member/personal-values.ts';
import { validateWith } from '#ui/form/validate-with.ts';

/** What the edit form holds: everything an admin may change, beside the payment's own switch. */
export function editValuesOf(member: AdminMember) {
  return {
    ...personalValuesOf(member),
    email: member.email,
    pack_type: member.pack_type,
    juventus_card: member.juventus_card,
    payment_method: member.payment_method,
    euro_payment_method: member.euro_payment_method ?? '',
    language: member.language,
  };
}

export type MemberChanges = Omit<RouteBody<typeof updateUser>, 'version'>;
export type EditValues = ReturnType<typeof editValuesOf>;

const toBody = ({ euro_payment_method: service, ...values }: EditValues) => ({
  ...normaliseMemberInput(values),
  euro_payment_method: values.payment_method === 'euro' && service ? service : null,
});

export const validateEdit = validateWith<EditValues>(updateUser.body, toBody);

/** Only what really changed. */
export function editChanges(member: AdminMember, values: EditValues): MemberChanges {
  return changesOf(toBody(editValuesOf(member)), toBody(values)) as MemberChanges;
}
