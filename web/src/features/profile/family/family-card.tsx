import type { FamilyMember } from '@fanclub/contract/members/family';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { settingsQuery } from '#api/use-settings.ts';
import { paths } from '#config/paths.ts';
import { useFormat } from '#i18n/use-format.ts';
import { usePackName } from '#i18n/use-pack-name.ts';
import { StatusChip } from '#member/chips.tsx';
import { fullName } from '#member/full-name.ts';
import { hasEnded, isRenewal, ownLine } from '#member/own-card.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Panel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';

/** A summary of a family member; the whole card is a link to the person's page. */
export function FamilyCard({ person }: { person: FamilyMember }) {
  const { t } = useTranslation(['profile', 'common']);
  const packName = usePackName();
  const { day } = useFormat();
  const { data: settings } = useQuery(settingsQuery);
  const { membership, next_membership: next } = ownLine(person);
  const { season, pack_type: pack, juventus_card: hasCard } = membership ?? next ?? person;
  const canRenew =
    settings && !isRegistrationClosed(settings) && !renewalObstacle(person, settings.season);
  const last = membership?.valid_until;
  return (
    <Panel component="li" variant="sunken" sx={cardStyle}>
      <Link
        component={RouterLink}
        to={paths.profile.build(person.id)}
        underline="hover"
        color="inherit"
        sx={linkStyle}
      >
        <bdi>{fullName(person)}</bdi>
      </Link>
      <Typography variant="note">
        {packName(pack)}
        {hasCard && ` + ${t('common:clubCard')}`}
      </Typography>
      <Typography variant="note">{t('family.season', { season })}</Typography>
      {last && (
        <Typography variant="note">
          {t(hasEnded(person) ? 'membership.ended' : 'membership.until', { day: day(last) })}
        </Typography>
      )}
      {next?.valid_from && (
        <Typography variant="note">
          {t('membership.next', {
            season: next.season,
            pack: packName(next.pack_type),
            day: day(next.valid_from),
          })}
        </Typography>
      )}
      <Typography variant="note">
        <Ltr>{person.request_number}</Ltr>
      </Typography>
      <Row sx={{ gap: 1, marginBlockStart: 1 }}>
        {isRenewal(person) && (
          <Typography variant="body2" sx={{ fontWeight: 650 }}>
            {t('family.renewal', { season: person.season })}
          </Typography>
        )}
        <StatusChip status={person.request_status} />
        {person.is_asked && <Chip size="small" color="warning" label={t('family.asked')} />}
      </Row>
      {canRenew && (
        <Typography variant="body2" sx={{ fontWeight: 650, marginBlockStart: 1 }}>
          {t('family.renewable', { season: settings.season })}
        </Typography>
      )}
    </Panel>
  );
}

const cardStyle = {
  position: 'relative',
  padding: 2,
  '@media (hover: hover)': { '&:hover': { borderColor: 'text.secondary' } },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const linkStyle = {
  fontSize: '1.0625rem',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: 'none' },
  // The link covers the whole card, so that people can tap it anywhere.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
