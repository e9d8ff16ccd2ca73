import type { AdminMember } from '@fanclub/contract/members/profile';
import Box from '@mui/material/Box';
import { ExpectedPayment } from './expected-payment.tsx';
import { ReceiptImage } from './receipt-image.tsx';

/** The receipt beside what it should show. */
export function ReceiptPanel({ member }: { member: AdminMember }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        '@container (min-width: 560px)': {
          gridTemplateColumns: 'minmax(0, 3fr) minmax(208px, 2fr)',
        },
      }}
    >
      <ReceiptImage member={member} />
      <ExpectedPayment member={member} />
    </Box>
  );
}
