import { brand } from '@fanclub/contract/brand/brand';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSettings } from '#api/use-settings.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { MembershipCard } from '#member/membership-card/membership-card.tsx';

/** The club beside a form. It says nothing that the form needs, so it is silent and wide-only. */
export function AuthBand() {
  const language = useLanguage();
  const { settings } = useSettings();
  return (
    <Box
      aria-hidden
      inert
      sx={{
        display: { xs: 'none', lg: 'grid' },
        position: 'relative',
        overflow: 'hidden',
        alignContent: 'center',
        justifyItems: 'center',
        gap: 5,
        padding: 6,
        color: 'band.text',
        backgroundColor: 'band.ink',
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: 0,
          opacity: 0.05,
          background:
            'repeating-linear-gradient(90deg, currentcolor 0 84px, transparent 84px 168px)',
        },
      }}
    >
      <Box sx={{ position: 'relative', inlineSize: '100%', maxInlineSize: 420, rotate: '-4deg' }}>
        <MembershipCard name="" pack="" season={settings.season} approved />
      </Box>
      <Typography variant="h2" component="p" sx={{ position: 'relative', textAlign: 'center' }}>
        {brand.tagline[language]}
      </Typography>
    </Box>
  );
}
