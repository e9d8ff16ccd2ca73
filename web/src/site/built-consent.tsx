import Box from '@mui/material/Box';
import { ConsentSheet } from '#features/consent/consent-sheet.tsx';

/**
 * The cookie question as a part of a built page. It is hidden unless the first-paint script has set `data-consent`.
 * Without scripts it is never shown, because nothing is stored then.
 */
export function BuiltConsent() {
  return (
    <Box id="consent" sx={onlyWhenAsked}>
      <ConsentSheet />
    </Box>
  );
}

const onlyWhenAsked = {
  display: 'contents',
  'html:not([data-consent="ask"]) &': { display: 'none' },
} as const;
