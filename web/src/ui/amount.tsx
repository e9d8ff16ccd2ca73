import { languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import { useFormat } from '#i18n/use-format.ts';

interface AmountProps {
  value: number;
  currency?: 'euro' | 'rial';
  /** `large` is for amounts that matter for a decision. */
  size?: 'inherit' | 'large';
  struck?: boolean;
}

/** An amount of money, isolated from the direction of the surrounding text. */
export function Amount({ value, currency = 'euro', size = 'inherit', struck }: AmountProps) {
  const format = useFormat();
  return (
    <Box
      component="bdi"
      // A negative amount begins with a direction mark, which would reverse an automatic direction.
      dir={languages[format.language].direction}
      sx={{
        fontVariantNumeric: 'var(--figures)',
        whiteSpace: 'nowrap',
        ...(size === 'large' && { fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.3 }),
        ...(struck && { textDecoration: 'line-through', color: 'text.secondary' }),
      }}
    >
      {format[currency](value)}
    </Box>
  );
}
