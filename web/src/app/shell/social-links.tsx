import { club, type Network, networkNames, networks } from '@fanclub/contract/club/club';
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
import { useClubTexts } from '#api/club-texts.ts';
import { bareList } from '#ui/bare-list.ts';

const icons: Record<Network, typeof SvgIcon> = {
  instagram: InstagramIcon,
  telegram: TelegramIcon,
  x: XIcon,
  youtube: YouTubeIcon,
  facebook: FacebookIcon,
  whatsapp: WhatsAppIcon,
};

/**
 * Links to the social networks. An address that staff have entered replaces the one in the brand file. A network
 * without an address is a hidden item, because on a built page the club's texts load later and may contain an address
 * for it. An anchor without an address must have neither role nor target.
 */
export function SocialLinks() {
  const { t } = useTranslation();
  const said = useClubTexts();
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
      {networks.map((id) => {
        const Icon = icons[id];
        const url = said[`social_${id}`] ?? club.networks[id];
        return (
          <li key={id} hidden={!url}>
            <IconButton
              component="a"
              data-own={`social_${id}`}
              {...(url ? { href: url, target: '_blank', rel: 'noreferrer' } : { role: undefined })}
            >
              <Icon titleAccess={networkNames[id]} />
            </IconButton>
          </li>
        );
      })}
    </Box>
  );
}
