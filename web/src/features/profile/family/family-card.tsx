import type { FamilyMember } from '@fanclub/contract/members/family';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { StatusChip } from '#member/chips.tsx';
import { fullName } from '#member/full-name.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Panel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';

/** Somebody of the family at one look; all of it leads to their page. */
export function FamilyCard({ person }: { person: FamilyMember }) {
  const { t } = useTranslation(['profile', 'common']);
  const { season, pack_type: pack } = person.membership ?? person;
  return (
    <Panel component="li" look="sunken" sx={cardLook}>
      <Link
        component={RouterLink}
        to={paths.profile.build(person.id)}
        underline="hover"
        color="inherit"
        sx={linkLook}
      >
        <bdi>{fullName(person)}</bdi>
      </Link>
      <Typography variant="body2" color="textSecondary">
        {t(`common:packages.${pack}`)}
        {person.juventus_card && ` + ${t('common:clubCard')}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('family.season', { season })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <Ltr>{person.request_number}</Ltr>
      </Typography>
      <Row sx={{ gap: 1, marginBlockStart: 1 }}>
        <StatusChip status={person.request_status} />
        {person.is_asked && <Chip size="small" color="warning" label={t('family.asked')} />}
      </Row>
    </Panel>
  );
}

const cardLook = {
  position: 'relative',
  padding: 2,
  '@media (hover: hover)': { '&:hover': { borderColor: 'text.secondary' } },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const linkLook = {
  fontSize: '1.0625rem',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: 'none' },
  // As large as the card, which is what a finger aims at.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
