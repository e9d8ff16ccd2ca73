import type { AdminMember } from '@fanclub/contract/members/admin-member';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '#admin-kit/api/queries.ts';
import { hasCode } from '#api/api-error.ts';
import { DocumentViewer } from '#documents/viewer/document-viewer.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { AlikeApplication } from './alike-application.tsx';
import { type OpenImage, PaymentCard } from './payment-card.tsx';
import { SideBySide } from './side-by-side.tsx';

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
  const others = member.receipt_also_used_by;
  if (others.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">
        <Typography id={titleId} variant="h5" component="h3">
          {t('decide.doubts.same_receipt')}
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
            name: t('samePayment.other'),
            value: <OtherPayment {...{ member, number, select }} onOpen={setLarge} />,
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

interface OtherPaymentProps extends SamePaymentProps {
  number: string;
  onOpen: OpenImage;
}

/** Shows the payment of another application, with a link to it and what it has in common with this one. */
function OtherPayment({ number, onOpen, ...props }: OtherPaymentProps) {
  const { t } = useTranslation('review');
  const { data: other, error } = useQuery(memberQuery(number));
  return (
    <>
      {!other && !error && <Skeleton variant="rounded" height={220} />}
      {hasCode(error, 'member_gone') && t('detail.gone')}
      {error && !hasCode(error, 'member_gone') && <ErrorAlert error={error} />}
      {other && <PaymentCard member={other} onOpen={onOpen} />}
      <AlikeApplication {...props} number={number} />
    </>
  );
}
