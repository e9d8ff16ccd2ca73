import { brand } from '@fanclub/contract/brand/brand';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { useFaqAddress } from '#ui/use-faq-address.ts';
import { AccountButton } from './account-button.tsx';
import { FaqLauncher } from './faq-launcher.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { WhenOpened } from './when-opened.tsx';

const SideMenu = lazy(async () => ({
  default: (await loadChunk(() => import('./side-menu.tsx'))).SideMenu,
}));

export function TopBar() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const faq = useFaqAddress();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 0.5 },
        minBlockSize: 60,
        paddingInline: { xs: 0.5, sm: 2 },
        color: 'band.text',
        backgroundColor: 'band.ink',
        borderBlockEnd: '1px solid',
        borderColor: 'band.line',
        '& :focus-visible': { outlineColor: 'var(--fan-palette-band-gold)' },
      }}
    >
      <IconButton
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={() => setMenuOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Button
        component={RouterLink}
        to={paths.landing.build()}
        color="inherit"
        startIcon={<BrandMark size={34} />}
        sx={{ paddingInline: 1, fontWeight: 800, minInlineSize: 0, whiteSpace: 'nowrap' }}
      >
        {brand.name[language]}
      </Button>
      <Box sx={{ flexGrow: 1 }} />
      <AccountButton />
      <IconButton aria-label={t('nav.help')} aria-haspopup="dialog" onClick={faq.open}>
        <HelpIcon />
      </IconButton>
      <SettingsMenu />
      <WhenOpened open={isMenuOpen}>
        <SideMenu open={isMenuOpen} onClose={() => setMenuOpen(false)} />
      </WhenOpened>
      <FaqLauncher />
    </Box>
  );
}
