import type { AdminMember } from '@fanclub/contract/members/profile';
import { proofFieldNames } from '@fanclub/contract/registration/proof';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#ui/ltr.tsx';

/**
 * The request number that the transfer's note should contain, and the details of the transfer that the member
 * entered.
 */
export function TransferFacts({ member }: { member: AdminMember }) {
  const { t } = useTranslation(['review', 'member']);
  const facts = [
    { label: t('detail.inTheNote'), value: member.told_number ?? member.request_number },
    ...proofFieldNames.map((name) => ({ label: t(`member:fields.${name}`), value: member[name] })),
  ];
  return facts.map(
    ({ label, value }) =>
      value && (
        <Box key={label}>
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            <Ltr>{value}</Ltr>
          </Typography>
        </Box>
      ),
  );
}
