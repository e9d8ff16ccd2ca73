import { roleNames } from '@fanclub/contract/words/names';
import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useLanguage } from '#i18n/use-language.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Ltr } from '#ui/ltr.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import type { Admin } from './use-staff.ts';

interface PersonRowProps {
  person: Admin;
  onChange: () => void;
  onRemove: () => void;
}

/** Row of a person: e-mail address, role and last visit. */
export function PersonRow({ person, onChange, onRemove }: PersonRowProps) {
  const { t } = useTexts(['staff', 'common']);
  const { email, role, is_you: isYou } = person;
  const roleName = roleNames[useLanguage()][role];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 11rem auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        paddingBlock: 1.25,
        borderBlockEnd: 'var(--line)',
      }}
    >
      <Box sx={{ minInlineSize: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Typography component="div" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          <Ltr>{email}</Ltr>{' '}
          {isYou && <Chip size="small" label={t('you')} sx={{ marginInlineStart: 0.5 }} />}
        </Typography>
        <LastSignIn person={person} />
      </Box>
      <SecondaryButton
        size="small"
        onClick={onChange}
        aria-label={t('change.open', { role: roleName, email })}
        sx={{ justifySelf: 'start' }}
      >
        {roleName}
      </SecondaryButton>
      <Tooltip title={t('common:actions.remove')}>
        <IconButton aria-label={t('remove.of', { email })} onClick={onRemove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

function LastSignIn({ person }: { person: Admin }) {
  const { t, format } = useTexts('staff');
  const { has_signed_in: hasSignedIn, last_sign_in_at: last } = person;
  const unknown = hasSignedIn ? t('signedIn') : t('neverSignedIn');
  return (
    <Typography variant="note" title={last ? format.dateTime(last) : undefined}>
      {last ? t('lastSignIn', { time: format.ownDateTime(last) }) : unknown}
    </Typography>
  );
}
