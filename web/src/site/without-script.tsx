import { club } from '@fanclub/contract/club/club';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#ui/ltr.tsx';

/**
 * Tells people what to do if scripts are off or could not be loaded. In all other cases the style sheet hides this
 * notice.
 */
export function WithoutScript() {
  const { t } = useTranslation();
  return (
    <Box className="without-script" sx={notice}>
      {t('state.needsScript')}{' '}
      <Link href={`mailto:${club.contact.email}`}>
        <Ltr>{club.contact.email}</Ltr>
      </Link>
    </Box>
  );
}

const notice = {
  margin: 2,
  padding: 2,
  border: '1px solid',
  borderColor: 'warning.main',
  borderRadius: 2,
} as const;
