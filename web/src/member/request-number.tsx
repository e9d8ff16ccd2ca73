import ShareIcon from '@mui/icons-material/IosShare';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

/** The request number with a button to copy it and, on devices that can share, a button to share it. */
export function RequestNumber({ number }: { number: string }) {
  const { t } = useTranslation('member');
  return (
    <Row sx={{ gap: 1 }}>
      <Typography component="span" sx={{ fontSize: '1.1875rem', fontWeight: 800 }}>
        <Ltr>{number}</Ltr>
      </Typography>
      <CopyButton text={number} label={t('fields.request_number')} />
      {'share' in navigator && (
        <SecondaryButton
          size="small"
          startIcon={<ShareIcon />}
          onClick={() => share(t('number.shared', { number }))}
        >
          {t('number.share')}
        </SecondaryButton>
      )}
    </Row>
  );
}

/** Shares the number with a link to the tracking page. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text, url: location.origin + paths.track.build() });
  } catch {
    // The person closed the device's share sheet.
  }
}
