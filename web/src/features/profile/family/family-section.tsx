import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { Profile } from '#member/profile-query.ts';
import { bareList } from '#ui/bare-list.ts';
import { SectionPanel } from '#ui/panel.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { FamilyCard } from './family-card.tsx';

/** State with which the forms for adding and renewing family members navigate to this page. */
interface Done {
  familyAdded?: number;
  familyRenewed?: boolean;
}

/** The people whom the member answers for as a guardian, each with a link to their page. */
export function FamilySection({ family }: Pick<Profile, 'family'>) {
  const { t } = useTranslation('profile');
  const { state } = useLocation();
  const { familyAdded, familyRenewed } = (state as Done | null) ?? {};
  const done = (familyAdded && 'added') || (familyRenewed && 'renewed');
  return (
    <SectionPanel title={t('family.title')}>
      {done && (
        <Alert severity="success" role="status" sx={{ marginBlockEnd: 2 }}>
          {t(`family.${done}`)}
        </Alert>
      )}
      {family.length === 0 ? (
        <Typography color="textSecondary">{t('family.empty')}</Typography>
      ) : (
        <Box
          component="ul"
          sx={{
            ...bareList,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          }}
        >
          {family.map((person) => (
            <FamilyCard key={person.id} person={person} />
          ))}
        </Box>
      )}
      <SecondaryButton
        component={RouterLink}
        to={paths.addFamily.build()}
        startIcon={<PersonAddIcon />}
        sx={{ marginBlockStart: 2.5 }}
      >
        {t('family.add')}
      </SecondaryButton>
    </SectionPanel>
  );
}
