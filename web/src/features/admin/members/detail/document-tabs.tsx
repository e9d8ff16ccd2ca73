import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { toLatinDigits } from '@fanclub/contract/text/digits';
import { fileTypes } from '@fanclub/contract/uploads/file-rules';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useKeys } from '#admin-kit/use-keys.ts';
import { useTexts } from '#i18n/use-texts.ts';
import type { ShownDocument } from './use-shown-document.ts';

/** The id of the element that shows the chosen tab. */
export const tabPanelId = 'shown-document';

/**
 * Tabs for the receipt and the identity document, each with its shortcut key. A dot marks a missing document.
 */
export function DocumentTabs({ member, shown }: { member: AdminMember; shown: ShownDocument }) {
  const { t, format } = useTexts('review');
  useKeys((key) => {
    const name = fileTypes[Number(toLatinDigits(key)) - 1];
    if (name) shown.show(name);
    return Boolean(name);
  });
  return (
    <Box
      role="tablist"
      aria-label={t('detail.documents')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        marginBlockEnd: 1.5,
        borderBlockEnd: 'var(--line)',
      }}
    >
      {fileTypes.map((name, place) => (
        <ButtonBase
          key={name}
          role="tab"
          aria-selected={name === shown.name}
          aria-controls={tabPanelId}
          aria-keyshortcuts={String(place + 1)}
          onClick={() => shown.show(name)}
          sx={tabStyle}
        >
          {t(`detail.tabs.${name}`)}
          {!member[`${name}_url`] && <Box component="span" aria-hidden sx={missingDot} />}
          <Box component="kbd" aria-hidden sx={keyStyle}>
            {format.number(place + 1)}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  );
}

const tabStyle = {
  font: 'inherit',
  gap: 1,
  minBlockSize: 44,
  paddingInline: 1,
  fontWeight: 650,
  color: 'text.secondary',
  borderBlockEnd: '3px solid transparent',
  marginBlockEnd: '-1px',
  '&[aria-selected="true"]': {
    color: 'text.primary',
    borderBlockEndColor: 'var(--fan-palette-accent-mark)',
  },
} as const;

const missingDot = {
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  backgroundColor: 'warning.main',
} as const;

const keyStyle = {
  minInlineSize: 20,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  textAlign: 'center',
  border: 'var(--line)',
  borderRadius: '4px',
  '@media (hover: none)': { display: 'none' },
} as const;
