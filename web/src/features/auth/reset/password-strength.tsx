import {
  type PasswordCriterion,
  passwordCriteria,
  passwordScore,
  passwordStrength,
} from '@fanclub/contract/members/password-rules';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import UncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { radius } from '#theme/tokens.ts';
import { bareList } from '#ui/bare-list.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

const criteria = Object.keys(passwordCriteria) as PasswordCriterion[];
const colours = { weak: 'error.main', medium: 'warning.main', strong: 'success.main' } as const;

/**
 * Shows a password's strength as five segments and a word, and lists the requirements, each marked as met or not met.
 */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation('auth');
  const score = passwordScore(password);
  const strength = passwordStrength(password);
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5 }}>
        {criteria.map((criterion, place) => (
          <Box
            key={criterion}
            sx={{
              flexGrow: 1,
              blockSize: 6,
              borderRadius: radius.chip,
              backgroundColor: place < score ? colours[strength] : 'divider',
              transition: 'background-color 200ms ease-out',
            }}
          />
        ))}
      </Box>
      <Typography
        variant="body2"
        role="status"
        sx={{ marginBlockStart: 0.75, minBlockSize: '1.7em' }}
      >
        {password && (
          <>
            {t('strength.label')}{' '}
            <Box component="strong" sx={{ color: colours[strength] }}>
              {t(`strength.${strength}`)}
            </Box>
          </>
        )}
      </Typography>
      <Box
        component="ul"
        aria-label={t('strength.requirements')}
        sx={{
          ...bareList,
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          columnGap: 2,
        }}
      >
        {criteria.map((criterion) => (
          <Requirement
            key={criterion}
            text={t(`strength.criteria.${criterion}`)}
            met={passwordCriteria[criterion](password)}
          />
        ))}
      </Box>
    </Box>
  );
}

function Requirement({ text, met }: { text: string; met: boolean }) {
  const { t } = useTranslation('auth');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        fontSize: '0.9375rem',
        color: met ? 'text.primary' : 'text.secondary',
      }}
    >
      {met ? (
        <CheckCircleIcon fontSize="small" color="success" />
      ) : (
        <UncheckedIcon fontSize="small" sx={{ opacity: 0.6 }} />
      )}
      <span>
        {text}
        <Box component="span" sx={visuallyHidden}>
          {` ${t(met ? 'strength.met' : 'strength.notMet')}`}
        </Box>
      </span>
    </Box>
  );
}
