import Box from '@mui/material/Box';
import { radius } from '#theme/tokens.ts';

interface SegmentsProps<V extends string> {
  name: string;
  value: V | '';
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  /** The accessible name of the group. `labelledBy` is the id of an element that contains the name instead. */
  label?: string;
  labelledBy?: string;
  describedBy?: string | undefined;
  required?: boolean;
  error?: boolean;
  /** True makes the group as wide and high as the fields around it. */
  asField?: boolean;
}

/** A group of radio buttons in one box, for a few short choices; each is selected with one tap. */
export function Segments<V extends string>(props: SegmentsProps<V>) {
  const { name, value, options, onChange, label, labelledBy, describedBy } = props;
  const { required = false, error = false, asField = false } = props;
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={required || undefined}
      aria-invalid={error || undefined}
      sx={{ ...pill, ...(asField && fieldStyle), ...(error && { borderColor: 'error.main' }) }}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            required={required}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Box>
  );
}

const pill = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 0.5,
  padding: 0.5,
  border: 'var(--line)',
  borderRadius: radius.card,
  // The radio button is invisible and covers the whole area that can be tapped.
  '& input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& label': { position: 'relative', cursor: 'pointer' },
  '& span': {
    display: 'block',
    paddingInline: 1.5,
    paddingBlock: 0.75,
    borderRadius: radius.input,
    fontSize: '0.875rem',
    color: 'text.secondary',
  },
  '& input:checked + span': {
    color: 'background.paper',
    fontWeight: 650,
    backgroundColor: 'text.primary',
  },
  '& input:focus-visible + span': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

const fieldStyle = {
  display: 'flex',
  borderColor: 'surface.control',
  backgroundColor: 'background.paper',
  '& label': { position: 'relative', cursor: 'pointer', flex: '1 0 auto' },
  '& span': { ...pill['& span'], paddingBlock: 1.125, fontSize: '1rem', textAlign: 'center' },
} as const;
