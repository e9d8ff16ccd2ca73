import Chip from '@mui/material/Chip';
import { Row } from '#ui/row.tsx';

interface FilterChipsProps<V extends string> {
  label: string;
  values: readonly V[];
  chosen: V;
  textOf: (value: V) => string;
  onChoose: (value: V) => void;
}

/** One of a few ways to narrow a list. */
export function FilterChips<V extends string>(props: FilterChipsProps<V>) {
  const { label, values, chosen, textOf, onChoose } = props;
  return (
    <Row role="group" aria-label={label} sx={{ gap: { xs: 0.75, sm: 1 } }}>
      {values.map((value) => {
        const isChosen = value === chosen;
        return (
          <Chip
            key={value}
            clickable
            component="button"
            aria-pressed={isChosen}
            color={isChosen ? 'secondary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            label={textOf(value)}
            onClick={() => onChoose(value)}
            sx={{
              minBlockSize: 36,
              paddingInline: { sm: 0.5 },
              '& .MuiChip-label': { paddingInline: '10px' },
            }}
          />
        );
      })}
    </Row>
  );
}
