import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import UncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#ui/visually-hidden.ts';

interface RequirementProps {
  text: string;
  met: boolean;
}

export function Requirement({ text, met }: RequirementProps) {
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
