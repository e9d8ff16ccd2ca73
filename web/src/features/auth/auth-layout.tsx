import { club } from '@fanclub/contract/club/club';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { MembershipCard } from '#member/membership-card/membership-card.tsx';
import { onBand } from '#theme/tokens.ts';
import { PageLink } from '#ui/page-link.tsx';
import { Row } from '#ui/row.tsx';

/** Lays out an auth page in one narrow column; wide screens show a decorative area beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 44%)' },
        minBlockSize: { lg: 'calc(100svh - 61px)' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          alignContent: { xs: 'start', lg: 'center' },
          paddingInline: { xs: 2, sm: 4 },
          paddingBlock: { xs: 4, md: 7 },
        }}
      >
        <Box sx={{ inlineSize: '100%', maxInlineSize: 448 }}>{children}</Box>
      </Box>
      <AuthBand />
    </Box>
  );
}

/** The heading of an auth page, or of what replaces its form. */
export function AuthHead({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <Box sx={{ marginBlockEnd: { xs: 3, md: 4 } }}>
      <Typography variant="h1">{heading}</Typography>
      {lead && (
        <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {lead}
        </Typography>
      )}
    </Box>
  );
}

/**
 * The decorative area beside a form. The form does not need it, so screen readers skip it and narrow screens
 * hide it.
 */
function AuthBand() {
  const language = useLanguage();
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
        ...onBand,
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
        <MembershipCard name="" pack="" season="" approved />
      </Box>
      <Typography variant="h2" component="p" sx={{ position: 'relative', textAlign: 'center' }}>
        {club.tagline[language]}
      </Typography>
    </Box>
  );
}

/** Links from the password pages to the login and the registration. */
export function AuthLinks() {
  const { t } = useTranslation('auth');
  return (
    <Row sx={{ gap: 3, marginBlockStart: 4 }}>
      <Link component={PageLink} to={paths.login.build()}>
        {t('links.login')}
      </Link>
      <Link component={PageLink} to={paths.register.build()}>
        {t('links.register')}
      </Link>
    </Row>
  );
}
