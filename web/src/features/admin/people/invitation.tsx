import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';

interface InvitationProps {
  email: string;
  onClose: () => void;
}

/** Shows the panel's link, which the admin has to send to the new person. */
export function Invitation({ email, onClose }: InvitationProps) {
  const { t } = useTranslation('people');
  const link = `${window.location.origin}${paths.login.build({ authuser: 'admin' })}`;
  return (
    <Alert severity="success" role="status" onClose={onClose} sx={{ marginBlockEnd: 2 }}>
      <Trans t={t} i18nKey="invitation" components={{ who: <Ltr>{email}</Ltr> }} />
      <Row sx={{ marginBlockStart: 1 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Ltr>{link}</Ltr>
        </Box>
        <CopyButton text={link} label={t('link')} />
      </Row>
    </Alert>
  );
}
