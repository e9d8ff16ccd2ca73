import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Covers the page during work that must not be interrupted. */
export function LoadingOverlay({ open, label }: { open: boolean; label?: string }) {
  const { t } = useTranslation();
  return (
    <Backdrop
      open={open}
      slotProps={{ transition: { mountOnEnter: true } }}
      sx={{
        zIndex: 'modal',
        flexDirection: 'column',
        gap: 2,
        color: 'text.primary',
        backgroundColor:
          'color-mix(in srgb, var(--fan-palette-background-default) 88%, transparent)',
      }}
    >
      {open && (
        <>
          <CircularProgress aria-hidden />
          <Typography role="status" sx={{ fontWeight: 650 }}>
            {label ?? t('state.loading')}
          </Typography>
        </>
      )}
    </Backdrop>
  );
}
