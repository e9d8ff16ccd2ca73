import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

export const contentId = 'content';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Link
      href={`#${contentId}`}
      sx={{
        position: 'absolute',
        insetInlineStart: 8,
        insetBlockStart: -80,
        zIndex: 'tooltip',
        padding: 1.5,
        backgroundColor: 'background.paper',
        '&:focus': { insetBlockStart: 8 },
      }}
    >
      {t('nav.skip')}
    </Link>
  );
}
