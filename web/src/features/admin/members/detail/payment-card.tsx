import type { AdminMember } from '@fanclub/contract/members/admin-member';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dueAmount } from '#admin-kit/due-amount.ts';
import { DocumentThumbnail } from '#documents/document-thumbnail.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { StatusChip } from '#member/chips.tsx';
import { fullName } from '#member/full-name.ts';
import { Amount } from '#ui/amount.tsx';
import { Ltr } from '#ui/ltr.tsx';

export type OpenImage = (image: { fileUrl: string; title: string }) => void;

/**
 * Card of a payment: the receipt, the member's name, the expected amount, the time of the receipt's upload or else of
 * the application, the transfer's tracking number, and the application's state.
 */
export function PaymentCard({ member, onOpen }: { member: AdminMember; onOpen: OpenImage }) {
  const { t, format } = useTexts(['review', 'member']);
  const name = fullName(member);
  const { receipt_url: fileUrl } = member;
  const title = t('samePayment.receiptOf', { name });
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {fileUrl ? (
        <DocumentThumbnail
          fileUrl={fileUrl}
          title={title}
          isWhole
          onOpen={() => onOpen({ fileUrl, title })}
        />
      ) : (
        t('detail.noReceipt')
      )}
      <Typography sx={{ fontWeight: 650 }}>
        <bdi>{name}</bdi>
      </Typography>
      <Amount {...dueAmount(member)} />
      <Typography variant="body2">
        {format.dateTime(member.receipt_added_at ?? member.created_at)}
      </Typography>
      {member.transfer_number && (
        <Typography variant="body2">
          {t('member:fields.transfer_number')}: <Ltr>{member.transfer_number}</Ltr>
        </Typography>
      )}
      <StatusChip status={member.request_status} />
    </Box>
  );
}
