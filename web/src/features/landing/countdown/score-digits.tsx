import Box from '@mui/material/Box';
import { useFormat } from '#i18n/use-format.ts';
import { radius } from '#theme/tokens.ts';

interface ScoreDigitsProps {
  /** Null while the deadline is not known. */
  value: number | null;
  label: string;
}

/** One panel of the scoreboard. */
export function ScoreDigits({ value, label }: ScoreDigitsProps) {
  const format = useFormat();
  const digits =
    value === null ? '––' : format.number(value, { minimumIntegerDigits: 2, useGrouping: false });
  return (
    <Box sx={{ textAlign: 'center', flex: '1 1 0', maxInlineSize: 92 }}>
      <Box
        sx={{
          paddingBlock: { xs: 0.5, sm: 0.75 },
          border: '1px solid',
          borderColor: 'band.line',
          borderRadius: radius.input,
          backgroundColor: 'band.raised',
          color: 'band.text',
          fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem)',
          fontWeight: 800,
          lineHeight: 1.35,
          fontVariantNumeric: 'tabular-nums',
          letterSpacing: 0,
          // The seam of a flap display, behind the digits: across a Persian zero it would read as five.
          backgroundImage: 'linear-gradient(var(--fan-palette-band-ink) 0 0)',
          backgroundSize: '100% 1px',
          backgroundPosition: 'center',
          backgroundRepeat: 'no-repeat',
        }}
      >
        {digits}
      </Box>
      <Box sx={{ marginBlockStart: 0.5, fontSize: '0.8125rem', color: 'band.muted' }}>{label}</Box>
    </Box>
  );
}
