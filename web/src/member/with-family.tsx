import type { FamilyMember } from '@fanclub/contract/members/family';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { fullName } from './full-name.ts';

interface WithFamilyProps {
  family: readonly FamilyMember[];
  /** Text above the names of the family. */
  text: string;
  label: string;
  isChosen: boolean;
  /** True if the person tried to continue without the confirmation. */
  isMissing: boolean;
  onChange: (isChosen: boolean) => void;
}

/** The names of the dependants, who are deleted together with their guardian, and a checkbox to confirm this. */
export function WithFamily({
  family,
  text,
  label,
  isChosen,
  isMissing,
  onChange,
}: WithFamilyProps) {
  const fieldErrorText = useFieldErrorText();
  const id = useId();
  const error = isMissing && !isChosen ? fieldErrorText('family_remains') : '';
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Typography>{text}</Typography>
      <Box component="ul" sx={{ marginBlock: 1, paddingInlineStart: 3 }}>
        {family.map((person) => (
          <li key={person.id}>
            <bdi>{fullName(person)}</bdi>
          </li>
        ))}
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            name="with_family"
            checked={isChosen}
            onChange={(_, chosen) => onChange(chosen)}
            slotProps={{ input: { 'aria-describedby': error ? id : undefined } }}
          />
        }
        label={label}
      />
      <FormHelperText id={id} component="div" error={error !== ''} aria-live="polite">
        {error}
      </FormHelperText>
    </Box>
  );
}
