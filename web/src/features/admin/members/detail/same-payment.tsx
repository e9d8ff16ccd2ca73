import type { AdminMember } from '@fanclub/contract/members/profile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentViewer } from '#documents/viewer/document-viewer.tsx';
import { OtherPayment } from './other-payment.tsx';
import { type OpenImage, PaymentCard } from './payment-card.tsx';
import { SideBySide } from './side-by-side.tsx';

const titleId = 'same-payment';

interface SamePaymentProps {
  member: AdminMember;
  select: (requestNumber: string) => void;
}

/**
 * Compares this application's receipt with those of other applications that have the same receipt or the same
 * tracking number.
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
            name: t('samePayment.other'),
            value: (
              <OtherPayment number={number} beside={member} select={select} onOpen={setLarge} />
            ),
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
