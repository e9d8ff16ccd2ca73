import type { AdminMember } from '@fanclub/contract/members/admin-member';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '#admin-kit/api/queries.ts';
import { hasCode } from '#api/api-error.ts';
import { DocumentViewer } from '#documents/viewer/document-viewer.tsx';
import { Dotted } from '#ui/dotted.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { type OpenImage, PaymentCard } from './payment-card.tsx';
import { SideBySide } from './side-by-side.tsx';
import { useLikeness } from './use-likeness.ts';

const titleId = 'same-payment';

interface SamePaymentProps {
  member: AdminMember;
  select: (requestNumber: string) => void;
}

/**
 * Shows this application's receipt beside the receipts of other families' applications that have the same image or the
 * same tracking number.
 */
export function SamePayment({ member, select }: SamePaymentProps) {
  const { t } = useTranslation('review');
  const [large, setLarge] = useState<Parameters<OpenImage>[0] | null>(null);
  const likenessTo = useLikeness(member);
  const others = member.receipt_also_used_by;
  if (others.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">
        <Typography id={titleId} variant="h5" component="h3">
          {t('samePayment.title')}
        </Typography>
        {t('samePayment.text')}
      </Alert>
      <SideBySide
        sides={[
          {
            id: member.id,
            name: t('samePayment.this'),
            value: <PaymentCard member={member} onOpen={setLarge} />,
          },
          ...others.map((number) => ({
            id: number,
            name: <Dotted parts={[t('samePayment.other'), ...likenessTo(number)]} />,
            value: <OtherPayment number={number} select={select} onOpen={setLarge} />,
          })),
        ]}
      />
      <DocumentViewer
        fileUrl={large?.fileUrl ?? null}
        title={large?.title ?? ''}
        onClose={() => setLarge(null)}
      />
    </Box>
  );
}

interface OtherPaymentProps {
  number: string;
  select: (requestNumber: string) => void;
  onOpen: OpenImage;
}

/** Shows the payment of another application, with a link to that application. */
function OtherPayment({ number, select, onOpen }: OtherPaymentProps) {
  const { t } = useTranslation('review');
  const { data: other, error } = useQuery(memberQuery(number));
  return (
    <>
      {!other && !error && <Skeleton variant="rounded" height={220} />}
      {hasCode(error, 'user_not_found') && t('detail.gone')}
      {error && !hasCode(error, 'user_not_found') && <ErrorAlert error={error} />}
      {other && <PaymentCard member={other} onOpen={onOpen} />}
      <Link component="button" type="button" onClick={() => select(number)}>
        <Ltr>{number}</Ltr>
      </Link>
    </>
  );
}
