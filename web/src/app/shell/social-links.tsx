import { type Brand, brand } from '@fanclub/contract/brand/brand';
import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import TelegramIcon from '@mui/icons-material/Telegram';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import XIcon from '@mui/icons-material/X';
import YouTubeIcon from '@mui/icons-material/YouTube';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslation } from 'react-i18next';
import { bareList } from '#ui/bare-list.ts';

const icons: Record<Brand['social'][number]['id'], typeof SvgIcon> = {
  instagram: InstagramIcon,
  telegram: TelegramIcon,
  x: XIcon,
  youtube: YouTubeIcon,
  facebook: FacebookIcon,
  whatsapp: WhatsAppIcon,
};

/** Networks of the brand file, in its order. */
export function SocialLinks() {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      aria-label={t('footer.social')}
      sx={{
        ...bareList,
        display: 'flex',
        marginBlockStart: 2,
        marginInlineStart: -1.25,
      }}
    >
      {brand.social.map(({ id, label, url }) => {
        const Icon = icons[id];
        return (
          <li key={id}>
            <IconButton href={url} target="_blank" rel="noreferrer" aria-label={label}>
              <Icon />
            </IconButton>
          </li>
        );
      })}
    </Box>
  );
}
