import { adminRoles } from '@fanclub/contract/roles';
import { roleNames } from '@fanclub/contract/words/names';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTexts } from '#i18n/use-texts.ts';
import { useFormField } from '#ui/form/use-form-field.ts';

/** Field to choose a role. Each role has a description of its rights. */
export function RoleField() {
  const { t, language } = useTexts('staff');
  const { id, value, error, errorId, onChange } = useFormField<string>('role', false);
  return (
    <FormControl error={Boolean(error)}>
      <FormLabel id={id}>{t('role')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={errorId}
        name="role"
        value={value}
        onChange={onChange}
      >
        {adminRoles.map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            control={<Radio />}
            sx={{ alignItems: 'start', marginBlockStart: 1 }}
            label={
              <Box sx={{ paddingBlockStart: 1 }}>
                <Typography sx={{ fontWeight: 650 }}>{roleNames[language][role]}</Typography>
                <Typography variant="note">{t(`may.${role}`)}</Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      <FormHelperText id={errorId}>{error}</FormHelperText>
    </FormControl>
  );
}
