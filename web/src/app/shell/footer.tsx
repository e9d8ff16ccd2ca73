import { club } from '@fanclub/contract/club/club';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useContact } from '#api/club-texts.ts';
import { paths } from '#config/paths.ts';
import { settingsHash } from '#features/consent/use-settings-address.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { onBand } from '#theme/tokens.ts';
import { bareList } from '#ui/bare-list.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { OverlayLink } from '#ui/overlay-address.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { SocialLinks } from './social-links.tsx';

/** Memoised, so that the footer is not rendered again when the page changes. */
export const Footer = memo(function Footer() {
  const { t } = useTranslation();
  const language = useLanguage();
  const contact = useContact();
  return (
    <Box
      component="footer"
      sx={{
        ...onBand,
        borderBlockStart: '1px solid',
        borderColor: 'band.line',
      }}
    >
      <Box
        sx={{
          maxInlineSize: 1280,
          marginInline: 'auto',
          paddingInline: { xs: 2.5, sm: 4 },
          paddingBlock: { xs: 5, md: 8 },
          display: 'grid',
          gap: { xs: 4, md: 6 },
          // On small screens the number of columns depends on the font size that the person has chosen.
          gridTemplateColumns: {
            xs: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
            md: 'repeat(3, 1fr)',
            lg: '2fr 1fr 1fr 1fr',
          },
          overflowWrap: 'anywhere',
          // On small screens the last column takes the full width, so that the club's e-mail address fits on
          // one line.
          '& > nav:last-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              fontWeight: 800,
              fontSize: '1.125rem',
            }}
          >
            <BrandMark size={44} />
            {club.name[language]}
          </Box>
          <Typography variant="body2" sx={{ marginBlockStart: 1.5, color: 'band.muted' }}>
            {club.tagline[language]}
          </Typography>
          <SocialLinks />
        </Box>
        <FooterLinks
          heading={t('footer.membership')}
          links={[
            { to: paths.register.build(), label: t('actions.register') },
            { to: paths.login.build(), label: t('actions.login') },
            { to: paths.ownProfile.build(), label: t('nav.profile') },
          ]}
        />
        <FooterLinks
          heading={t('footer.legal')}
          links={[
            { to: paths.legal.build('privacy-policy'), label: t('footer.privacy') },
            { to: paths.legal.build('terms'), label: t('footer.terms') },
            { to: paths.legal.build('cookies'), label: t('footer.cookies') },
            { to: paths.legal.build('dpa'), label: t('footer.dpa') },
            {
              to: settingsHash,
              component: OverlayLink,
              label: t('footer.cookieSettings'),
            },
          ]}
        />
        <FooterLinks
          heading={t('footer.contact')}
          links={[
            {
              href: `mailto:${contact.email}`,
              label: <Ltr>{contact.email}</Ltr>,
              'data-own': 'contact_email',
            },
            {
              href: `tel:${contact.phone.replaceAll(' ', '')}`,
              label: <Ltr>{contact.phone}</Ltr>,
              'data-own': 'contact_phone',
            },
          ]}
        />
        <Typography
          variant="caption"
          sx={{
            gridColumn: '1 / -1',
            paddingBlockStart: 3,
            borderBlockStart: '1px solid',
            borderColor: 'band.line',
            color: 'band.muted',
            maxInlineSize: '100%',
          }}
        >
          {club.trademark[language]}
        </Typography>
      </Box>
    </Box>
  );
});

interface FooterLink {
  to?: string;
  /** A `mailto:` or `tel:` address, for a link that leaves the app. */
  href?: string;
  /** The component for the link: `OverlayLink` opens a dialog, `PageLink` opens a page. */
  component?: typeof OverlayLink | typeof PageLink;
  label: ReactNode;
  /** Name of the club's own text that replaces the label, if staff have written that text. */
  'data-own'?: string;
}

function FooterLinks({ heading, links }: { heading: string; links: FooterLink[] }) {
  const id = useId();
  return (
    <Box component="nav" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h2" sx={{ color: 'band.accent' }}>
        {heading}
      </Typography>
      <Box component="ul" sx={{ ...bareList, marginBlockStart: 1 }}>
        {links.map(({ to, href, component = PageLink, label, ...own }) => (
          <li key={to ?? href}>
            <Link
              {...own}
              {...(to ? { component, to } : { href })}
              underline="hover"
              sx={{
                display: 'inline-block',
                paddingBlock: 0.75,
                color: 'band.text',
                fontSize: '0.9375rem',
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
