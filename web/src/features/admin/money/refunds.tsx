import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { partsOf } from '@fanclub/contract/money/amounts';
import { receivedOf } from '@fanclub/contract/money/due';
import { formatParts } from '@fanclub/contract/money/format-money';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChooseMember } from '#admin-kit/choose-member.tsx';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { paths } from '#config/paths.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { BookMoney } from './book-money.tsx';
import { type Opening, type Owed, refundableOf } from './payment-values.ts';
import { RefundRow } from './refund-row.tsx';
import { type Refund, useRefunds } from './use-payments.ts';

/**
 * Lists the members to whom the club owes money, with actions to record a refund or to move the money to
 * another member.
 */
export function Refunds() {
  const { t } = useTexts('money');
  const { refunds, ...list } = useRefunds();
  const [booking, setBooking] = useState<{ member: MemberRow; opening: Opening } | null>(null);
  const open = (what: 'out' | 'move' | 'kept') => (member: MemberRow, money: Owed) =>
    setBooking({ member, opening: { what, money } });
  return (
    <>
      <RefundOther refunds={refunds} onRecord={open('out')} />
      <PagedList
        label={t('refunds.title')}
        rows={refunds}
        list={list}
        empty={{ title: t('refunds.empty'), text: t('refunds.emptyText') }}
        renderRow={(refund) => (
          <RefundRow
            key={refund.user.id}
            refund={refund}
            onRecord={(owed) => open('out')(refund.user, owed)}
            onMove={(owed) => open('move')(refund.user, owed)}
            onKeep={(owed) => open('kept')(refund.user, owed)}
          />
        )}
      />
      {booking && <BookMoney {...booking} onClose={() => setBooking(null)} />}
    </>
  );
}

interface RefundOtherProps {
  refunds: readonly Refund[];
  onRecord: (member: MemberRow, owed: Owed) => void;
}

/**
 * Button to refund a member to whom the club owes nothing, whom the treasurer searches. A member of whom nothing was
 * received has nothing to refund, which the member's payments show.
 */
function RefundOther({ refunds, onRecord }: RefundOtherProps) {
  const { t, language } = useTexts('money');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const choose = (member: MemberRow) => {
    setOpen(false);
    const [owed] = refunds.find(({ user }) => user.id === member.id)?.owed ?? [];
    const refundable = owed ?? refundableOf(member);
    const { request_number: request } = member;
    if (refundable) onRecord(member, refundable);
    else void navigate(paths.adminMembers.build({ request, tab: 'money' }));
  };
  return (
    <>
      <SecondaryButton size="small" onClick={() => setOpen(true)} sx={{ marginBlockEnd: 1 }}>
        {t('refunds.other')}
      </SecondaryButton>
      {isOpen && (
        <ChooseMember
          title={t('refunds.otherTitle')}
          saidOf={(member) => {
            const received = formatParts(partsOf(receivedOf(member)), language);
            return received ? t('refunds.received', { amount: received }) : null;
          }}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
