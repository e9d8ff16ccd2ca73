import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { AmountDue } from '../bill/amount-due.tsx';

interface ActionsBarProps {
  nextLabel: string;
  busy: boolean;
  /** Total in euro; undefined until a package is chosen. */
  total: number | undefined;
  /** Amount in rial; null if the payment is not in rial or the exchange rate is not known. */
  rial: number | null;
  /** Undefined on the first page. */
  onBack: (() => void) | undefined;
}

/** The Back and Next buttons. On narrow screens the bar sticks to the lower edge and also shows the total. */
export const ActionsBar = memo(function ActionsBar(props: ActionsBarProps) {
  const { nextLabel, busy, total, rial, onBack } = props;
  const { t } = useTranslation(['registration', 'common', 'member']);
  return (
    <Box
      sx={{
        position: { xs: 'sticky', lg: 'static' },
        insetBlockEnd: 'var(--consent-inset, 0px)',
        zIndex: 3,
        display: 'flex',
        alignItems: 'center',
        // With large text the buttons wrap to a line below the total.
        flexWrap: 'wrap',
        gap: { xs: 1, sm: 1.5 },
        marginInline: { xs: -2, sm: -3, lg: 0 },
        paddingInline: { xs: 2, sm: 3, lg: 0 },
        paddingBlock: { xs: 1.25, lg: 0 },
        paddingBlockEnd: { xs: 'max(10px, env(safe-area-inset-bottom))', lg: 0 },
        backgroundColor: { xs: 'background.paper', lg: 'transparent' },
        borderBlockStart: { xs: '1px solid', lg: 'none' },
        borderColor: { xs: 'divider' },
      }}
    >
      <Box sx={{ display: { xs: 'block', lg: 'none' }, flexGrow: 1, maxInlineSize: '100%' }}>
        <Typography variant="caption" component="div" color="textSecondary">
          {t('member:amounts.total_price')}
        </Typography>
        <AmountDue total={total} rial={rial} />
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0, gap: 'inherit', maxInlineSize: '100%' }}>
        {onBack && (
          <SecondaryButton
            size="large"
            aria-label={t('common:actions.back')}
            disabled={busy}
            onClick={onBack}
            sx={{ paddingInline: { xs: 1.25, sm: 3 }, minInlineSize: 0, flexShrink: 0 }}
          >
            <DirectionalIcon icon={ArrowBackIcon} />
            <Box
              component="span"
              sx={{ display: { xs: 'none', sm: 'inline' }, marginInlineStart: 1 }}
            >
              {t('common:actions.back')}
            </Box>
          </SecondaryButton>
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={busy}
          loadingPosition="end"
          endIcon={<DirectionalIcon icon={ArrowForwardIcon} />}
          sx={{ paddingInline: { xs: 2, sm: 4 }, minInlineSize: 0 }}
        >
          {nextLabel}
        </Button>
      </Box>
    </Box>
  );
});
