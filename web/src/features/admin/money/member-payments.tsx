import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { dueOf } from '@fanclub/contract/money/due';
import type { ShownPayment } from '@fanclub/contract/money/payments';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '#admin-kit/api/use-may.ts';
import { bareList } from '#ui/bare-list.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { AskedAdjustment } from './asked-adjustment.tsx';
import { BookMoney } from './book-money.tsx';
import { PaymentRow } from './payment-row.tsx';
import { type Opening, refundableOf } from './payment-values.ts';
import { AccountSums, Sums } from './sums.tsx';
import { usePayments } from './use-payments.ts';

const reduction: Opening = { what: 'waived', kind: 'reduced' };

/** The payments of an application, for roles that may read them. */
export default function MemberPayments({ member }: { member: AdminMember }) {
  return useMay()('listPayments') ? <Payments member={member} /> : null;
}

function Payments({ member }: { member: AdminMember }) {
  const { t } = useTranslation('money');
  const [search, setSearch] = useSearchParams();
  const [opening, setOpening] = useState<Opening | null>(null);
  const { payments, ...list } = usePayments(member.id);
  const [over] = member.account.over_dues;
  const owed = over && { ...over, amount: over.amount ?? 0 };
  const refundable = owed ?? refundableOf(member);
  const refund: Opening | null = refundable && { what: 'out', money: refundable };
  const asked = member.asked_adjustment;
  const closeLinked = () => {
    const after = new URLSearchParams(search);
    after.delete('refund');
    after.delete('reduce');
    setSearch(after, { replace: true, preventScrollReset: true });
  };
  const mayReverse = (payment: ShownPayment) => !payment.is_reversed && payment.reverses === null;
  return (
    <Box component="section" aria-labelledby="member-payments">
      <Row apart>
        <Typography id="member-payments" variant="h5" component="h3">
          {t('list.title')}
        </Typography>
        <Row sx={{ gap: 1 }}>
          {refund && (
            <SecondaryButton size="small" onClick={() => setOpening(refund)}>
              {t('book.out.open')}
            </SecondaryButton>
          )}
          {owed &&
            (['move', 'kept'] as const).map((what) => (
              <SecondaryButton
                key={what}
                size="small"
                onClick={() => setOpening({ what, money: owed })}
              >
                {t(`book.${what}.open`)}
              </SecondaryButton>
            ))}
          {(dueOf(member)?.amount ?? 1) > 0 && (
            <SecondaryButton size="small" onClick={() => setOpening({ what: 'waived' })}>
              {t('book.waived.open')}
            </SecondaryButton>
          )}
          <SecondaryButton
            size="small"
            startIcon={<AddIcon />}
            onClick={() => setOpening({ what: 'in' })}
          >
            {t('book.in.open')}
          </SecondaryButton>
        </Row>
      </Row>
      {asked && <AskedAdjustment key={asked.id} memberId={member.id} asked={asked} />}
      <Sums member={member} />
      <AccountSums member={member} onSettle={(money) => setOpening({ what: 'settle', money })} />
      <ErrorAlert error={list.error} fallback="error_loading_data" />
      {!list.isLoading && !list.error && payments.length === 0 && (
        <Typography color="textSecondary">{t('list.empty')}</Typography>
      )}
      <Box component="ol" aria-labelledby="member-payments" sx={bareList}>
        {payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            requestNumber={member.request_number}
            onReverse={
              mayReverse(payment)
                ? () => setOpening({ what: 'reverse', money: payment })
                : undefined
            }
          />
        ))}
      </Box>
      {list.hasMore && (
        <Button size="small" loading={list.isLoadingMore} onClick={list.loadMore}>
          {t('list.more')}
        </Button>
      )}
      {search.has('refund') && (
        <LinkedBooking member={member} opening={refund} onClose={closeLinked} />
      )}
      {search.has('reduce') && (
        <LinkedBooking member={member} opening={reduction} onClose={closeLinked} />
      )}
      {opening && <BookMoney member={member} opening={opening} onClose={() => setOpening(null)} />}
    </Box>
  );
}

interface LinkedBookingProps {
  member: AdminMember;
  opening: Opening | null;
  onClose: () => void;
}

/**
 * The dialog of a refund or a reduction, opened by a link with the parameter `refund` or `reduce`. Only what could be
 * refunded when the link was followed counts.
 */
function LinkedBooking({ opening, ...dialog }: LinkedBookingProps) {
  const [opened] = useState(opening);
  return opened && <BookMoney opening={opened} {...dialog} />;
}
