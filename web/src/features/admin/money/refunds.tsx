import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { partsOf } from '@fanclub/contract/money/amounts';
import { receivedOf } from '@fanclub/contract/money/due';
import { formatParts } from '@fanclub/contract/money/format-money';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChooseMember } from '#admin-kit/choose-member.tsx';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { paths } from '#config/paths.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { fullName } from '#member/full-name.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { BookMoney } from './book-money.tsx';
import { MoneyRow } from './money-row.tsx';
import { type Opening, type Owed, refundableOf } from './payment-values.ts';
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

interface RefundRowProps {
  refund: Refund;
  onRecord: (owed: Owed) => void;
  onMove: (owed: Owed) => void;
  onKeep: (owed: Owed) => void;
}

/** Row of a refund that the club owes: the member, the amount, the reason and the deadline. */
function RefundRow({ refund, onRecord, onMove, onKeep }: RefundRowProps) {
  const { t, format } = useTexts('money');
  const { user, owed, until } = refund;
  const name = fullName(user);
  const isLate = Date.parse(until) < Date.now();
  const [first] = owed;
  const isRejected =
    user.request_status === 'rejected' && first?.request_number === user.request_number;
  const numbers = [...new Set(owed.map(({ request_number }) => request_number))];
  return (
    <MoneyRow
      member={user}
      below={<Ltr>{numbers.join(' · ')}</Ltr>}
      amounts={
        <>
          <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'var(--figures)' }}>
            <bdi>{formatParts(owed, format.language)}</bdi>
          </Typography>
          <Typography variant="note">
            {t(isRejected ? 'refunds.rejected' : 'refunds.tooMuch')}
          </Typography>
          <Typography
            variant="body2"
            color={isLate ? 'error' : 'textSecondary'}
            title={format.date(until)}
          >
            {t(isLate ? 'refunds.late' : 'refunds.until', { day: format.ownDate(until) })}
          </Typography>
        </>
      }
      actions={
        <Row sx={{ gap: 1 }}>
          <SecondaryButton
            size="small"
            disabled={!first}
            onClick={() => first && onRecord(first)}
            aria-label={t('book.out.title', { name })}
          >
            {t('book.out.open')}
          </SecondaryButton>
          <Button
            color="secondary"
            size="small"
            disabled={!first}
            onClick={() => first && onMove(first)}
            aria-label={t('book.move.openOf', { name })}
          >
            {t('book.move.open')}
          </Button>
          <Button
            color="secondary"
            size="small"
            disabled={!first}
            onClick={() => first && onKeep(first)}
            aria-label={t('book.kept.openOf', { name })}
          >
            {t('book.kept.open')}
          </Button>
        </Row>
      }
    />
  );
}
