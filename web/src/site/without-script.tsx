import { brand } from '@fanclub/contract/brand/brand';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#ui/ltr.tsx';

/** Says what to do where scripts are off or did not come. The style sheet hides it everywhere else. */
export function WithoutScript() {
  const { t } = useTranslation();
  return (
    <Box className="without-script" sx={notice}>
      {t('state.needsScript')}{' '}
      <Link href={`mailto:${brand.contact.email}`}>
        <Ltr>{brand.contact.email}</Ltr>
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
