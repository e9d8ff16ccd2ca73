import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { radius } from '#theme/tokens.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

interface Choice<V extends string> {
  value: V;
  title: ReactNode;
  text?: ReactNode;
  /** Shown at the end of the line of the title. */
  aside?: ReactNode;
}

interface ChoiceCardsProps<V extends string> {
  name: string;
  label: string;
  value: V | '';
  choices: readonly Choice<V>[];
  error: string;
  onChange: (value: V) => void;
  /** True to place two cards side by side if there is room. */
  columns?: boolean;
  /** True if a heading directly above has the same text. */
  labelHidden?: boolean;
}

/** Radio buttons in the form of cards, for choices that need an explanation. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { name, label, value, choices, error, onChange, columns = true, labelHidden } = props;
  const id = useId();
  return (
    <FormControl component="fieldset" error={Boolean(error)} fullWidth>
      <FormLabel
        component="legend"
        id={`${id}-label`}
        sx={{
          ...(labelHidden && visuallyHidden),
          marginBlockEnd: 1,
          fontSize: '0.9375rem',
          fontWeight: 650,
          '&, &.Mui-focused, &.Mui-error': { color: 'text.primary' },
        }}
      >
        {label}
      </FormLabel>
      <RadioGroup
        name={name}
        value={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-required
        onChange={(_, next) => onChange(next as V)}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: columns
            ? { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }
            : 'minmax(0, 1fr)',
        }}
      >
        {choices.map((choice) => (
          <Box
            key={choice.value}
            component="label"
            sx={{
              ...cardStyle,
              ...(error && { borderColor: 'error.main' }),
              '&:has(:checked)': chosenStyle,
            }}
          >
            <Radio
              value={choice.value}
              slotProps={{
                input: {
                  'aria-labelledby': `${id}-${choice.value}`,
                  ...(choice.text && { 'aria-describedby': `${id}-${choice.value}-text` }),
                },
              }}
              sx={{ alignSelf: 'start', marginBlockStart: -0.5 }}
            />
            <Box component="span" sx={{ flexGrow: 1, minInlineSize: 0 }}>
              <Box
                component="span"
                id={`${id}-${choice.value}`}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  justifyContent: 'space-between',
                  columnGap: 1.5,
                  fontWeight: 700,
                }}
              >
                <span>{choice.title}</span>
                {choice.aside}
              </Box>
              {choice.text && (
                <Typography
                  id={`${id}-${choice.value}-text`}
                  variant="note"
                  component="span"
                  sx={{ display: 'block' }}
                >
                  {choice.text}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </RadioGroup>
      <FormHelperText
        id={`${id}-error`}
        component="div"
        aria-live="polite"
        sx={{ minBlockSize: '1.5em' }}
      >
        {error}
      </FormHelperText>
    </FormControl>
  );
}

const cardStyle = {
  display: 'flex',
  gap: 0.5,
  padding: 2,
  border: '1px solid',
  borderColor: 'surface.control',
  borderRadius: radius.card,
  backgroundColor: 'background.paper',
  cursor: 'pointer',
  transition: 'border-color 150ms ease-out, background-color 150ms ease-out',
  '@media (hover: hover)': { '&:hover': { borderColor: 'text.secondary' } },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  // The outline of the card already shows the focus.
  '& .MuiRadio-root:has(> input:focus-visible)': { outline: 'none' },
} as const;

// An inset shadow makes the border thicker without moving the content.
const chosenStyle = {
  borderColor: 'primary.main',
  boxShadow: 'inset 0 0 0 1px var(--fan-palette-primary-main)',
  backgroundColor:
    'color-mix(in srgb, var(--fan-palette-accent-fill) 9%, var(--fan-palette-background-paper))',
} as const;
