import { renewUser } from '@fanclub/contract/admin/routes';
import type { FoundMember } from '@fanclub/contract/members/admin-member';
import { askedIn } from '@fanclub/contract/members/field-sets';
import type { Selection } from '@fanclub/contract/pricing/cost';
import { useTranslation } from 'react-i18next';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useFamily } from '#admin-kit/api/queries.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { fullName } from '#member/full-name.ts';
import MemberFields from '#member/member-fields.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { DeskPaymentFields } from './desk-payment-fields.tsx';
import { type DeskValues, deskFieldOf, paymentOf } from './desk-values.ts';

interface RenewDialogProps {
  member: Pick<FoundMember, 'id' | 'request_number' | 'first_name' | 'last_name' | 'language'>;
  season: string;
  /** What was already chosen about package, card and payment. */
  initial: Selection & DeskValues;
  onClose: () => void;
  onRenewed: (requestNumber: string) => void;
}

/** Dialog in which staff renew the membership of somebody at the desk and book what the person pays. */
export function RenewDialog({ member, season, initial, onClose, onRenewed }: RenewDialogProps) {
  const { t } = useTranslation('review');
  const { guardian, family } = useFamily(member.request_number);
  return (
    <FormDialog
      onClose={onClose}
      maxWidth="sm"
      fullScreen={useIsNarrow('sm')}
      staysOnClickBeside
      mutation={useRouteMutation(renewUser, useMemberAction())}
      initialValues={initial}
      toInput={({ pack_type, juventus_card, ...payment }) => ({
        params: { id: member.id },
        body: { pack_type, juventus_card, payment: paymentOf(payment) },
      })}
      fieldOf={deskFieldOf}
      onDone={(answer) => {
        onClose();
        if (answer) onRenewed(answer.user.request_number);
      }}
      title={t('renew.title', { name: fullName(member), season })}
      lead={t('renew.lead')}
      submit={t('renew.submit')}
      focus="pack_type"
    >
      <MemberFields names={askedIn('membership')} autofills={false} />
      <DeskPaymentFields
        language={member.language}
        family={guardian ? [guardian, ...family] : family}
      />
    </FormDialog>
  );
}
