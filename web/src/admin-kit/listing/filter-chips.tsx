import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useFormat } from '#i18n/use-format.ts';
import { Row } from '#ui/row.tsx';

interface FilterChipsProps<V extends string> {
  label: string;
  values: readonly V[];
  chosen: V | null;
  textOf: (value: V) => string;
  /** The number of matches, shown on the chip. No number is shown if this is absent or returns undefined. */
  countOf?: (value: V) => number | undefined;
  onChoose: (value: V) => void;
}

/** So many chips without counts fit two lines of a phone. */
const fewChips = 6;

/** Chips to choose one of a few filters of a list. */
export function FilterChips<V extends string>(props: FilterChipsProps<V>) {
  const { label, values, chosen, textOf, countOf, onChoose } = props;
  const format = useFormat();
  return (
    <Row
      role="group"
      aria-label={label}
      sx={{
        gap: { xs: 0.75, sm: 1 },
        // On narrow screens, chips with counts, and many chips, stay on one line that scrolls sideways.
        ...((countOf || values.length > fewChips) && {
          flexWrap: { xs: 'nowrap', md: 'wrap' },
          overflowX: { xs: 'auto', md: 'visible' },
          marginInline: { xs: -2, sm: -3, md: 0 },
          paddingInline: { xs: 2, sm: 3, md: 0 },
          paddingBlock: { xs: 0.5, md: 0 },
          maxInlineSize: { xs: 'calc(100% + 32px)', sm: 'calc(100% + 48px)', md: '100%' },
          scrollbarWidth: 'none',
        }),
      }}
    >
      {values.map((value) => {
        const isChosen = value === chosen;
        const count = countOf?.(value);
        return (
          <Chip
            key={value}
            clickable
            component="button"
            aria-pressed={isChosen}
            color={isChosen ? 'secondary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            label={
              count === undefined ? (
                textOf(value)
              ) : (
                <>
                  {textOf(value)}{' '}
                  <Box
                    component="span"
                    sx={{
                      marginInlineStart: 0.5,
                      fontWeight: 700,
                      fontVariantNumeric: 'var(--figures)',
                      opacity: count === 0 ? 0.6 : 1,
                    }}
                  >
                    {format.number(count)}
                  </Box>
                </>
              )
            }
            onClick={() => onChoose(value)}
            sx={{
              flexShrink: 0,
              minBlockSize: 40,
              paddingInline: { sm: 0.5 },
              '& .MuiChip-label': { paddingInline: '10px' },
            }}
          />
        );
      })}
    </Row>
  );
}
