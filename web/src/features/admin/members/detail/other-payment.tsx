import type { AdminMember } from '@fanclub/contract/members/profile';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '#admin-kit/api/queries.ts';
import { hasCode } from '#api/api-error.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { type OpenImage, PaymentCard } from './payment-card.tsx';

interface OtherPaymentProps {
  number: string;
  beside: AdminMember;
  select: (requestNumber: string) => void;
  onOpen: OpenImage;
}

/**
 * The payment of another application, with a link to that application. It marks a tracking number that equals
 * the one of `beside`.
 */
export function OtherPayment({ number, beside, select, onOpen }: OtherPaymentProps) {
  const { t } = useTranslation('review');
  const { data: other, error } = useQuery(memberQuery(number));
  const hasSameNumber =
    other?.transfer_number != null &&
    other.transfer_number.toLowerCase() === beside.transfer_number?.toLowerCase();
  return (
    <>
      {!other && !error && <Skeleton variant="rounded" height={220} />}
      {hasCode(error, 'user_not_found') && t('detail.gone')}
      {error && !hasCode(error, 'user_not_found') && <ErrorAlert error={error} />}
      {other && <PaymentCard member={other} isSameNumber={hasSameNumber} onOpen={onOpen} />}
      <Link component="button" type="button" onClick={() => select(number)}>
        <Ltr>{number}</Ltr>
      </Link>
    </>
  );
}
