import { club } from '@fanclub/contract/club/club';
import { clubToday } from '@fanclub/contract/club/club-day';
import { periodOn } from '@fanclub/contract/members/membership';
import type { ShownMembership } from '@fanclub/contract/verification/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { usePackName } from '#i18n/use-pack-name.ts';
import { QrCode } from '#member/qr-code.tsx';
import { useMemberLine } from '#member/use-member-line.ts';
import { BrandMark } from '#ui/brand-mark.tsx';

interface ShownCardProps {
  membership: ShownMembership;
  /** The actions below the card. */
  children?: ReactNode;
}

/**
 * One membership: name, package, first day if that is later than today, last day, and the QR code that proves the
 * membership. On paper it has the size of a card.
 */
export function ShownCard({ membership, children }: ShownCardProps) {
  const { t } = useTranslation(['card', 'common']);
  const packName = usePackName();
  const format = useFormat();
  const language = useLanguage();
  const id = useId();
  const { name, pack_type, season, valid_from: first, valid_until: last, code } = membership;
  const memberLine = useMemberLine()(membership);
  const state = periodOn(membership, clubToday());
  const hasEnded = state === 'lapsed';
  return (
    <Box component="li" aria-labelledby={id} data-ended={hasEnded} sx={rowStyle}>
      <Box className="band">
        <BrandMark size={28} />
        <span>{club.name[language]}</span>
      </Box>
      <Box className="code">
        <QrCode
          text={`${location.origin}${paths.verify.build(code)}`}
          label={t('code', { name })}
        />
      </Box>
      <Box className="words">
        {(last || state === 'valid') && (
          <Typography className="until" sx={until(hasEnded)}>
            {last
              ? t(hasEnded ? 'ended' : 'until', { day: together(format.day(last)) })
              : t('valid')}
          </Typography>
        )}
        <Typography id={id} variant="h3" component="h2">
          <bdi>{name}</bdi>
        </Typography>
        <Typography>{packName(pack_type)}</Typography>
        <Typography>{t('season', { season })}</Typography>
        {memberLine && <Typography>{memberLine}</Typography>}
        {first && state === 'later' && (
          <Typography sx={{ fontWeight: 700 }}>{t('from', { day: format.day(first) })}</Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}

/** Keeps the date in brackets, that of the other calendar, in one line. */
const together = (day: string) => day.replace(/ (?=[^(]*\))/g, '\u00a0');

/** Whoever checks a card at a gate reads first whether it is valid. */
const until = (hasEnded: boolean) => ({
  fontSize: '1.375rem',
  fontWeight: 800,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  color: hasEnded ? 'error.main' : 'success.main',
});

const rowStyle = {
  display: 'grid',
  overflow: 'hidden',
  color: '#000',
  backgroundColor: '#fff',
  border: '2px solid #000',
  borderRadius: '14px',
  '& .band': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    paddingBlock: 1.25,
    paddingInline: 2,
    fontWeight: 800,
    color: 'band.text',
    backgroundColor: 'band.ground',
  },
  '& .code': { display: 'grid', justifyItems: 'center', paddingBlockStart: 1 },
  '&[data-ended="true"] .code': { opacity: 0.45 },
  '& .words': { padding: 2, paddingBlockStart: 0.5, textAlign: 'center', overflowWrap: 'anywhere' },
  '@media print': {
    boxSizing: 'border-box',
    inlineSize: '85.6mm',
    blockSize: '54mm',
    gridTemplate: `"band band" 10mm "words code" 1fr / 1fr 42mm`,
    border: '0.3mm solid #000',
    borderRadius: '3mm',
    breakInside: 'avoid',
    '& .band': {
      gridArea: 'band',
      paddingBlock: 0,
      paddingInline: '3mm',
      fontSize: '9pt',
      // Browsers do not print background colours by default, so the band needs a border and black text.
      color: '#000',
      backgroundColor: '#fff',
      borderBlockEnd: '0.3mm solid #000',
    },
    '& .code': { gridArea: 'code', padding: '1mm', alignContent: 'center' },
    '& .words': { gridArea: 'words', padding: '3mm', paddingInlineEnd: 0, textAlign: 'start' },
    '& .words > *': { fontSize: '8pt', lineHeight: 1.5, color: '#000' },
    '& .words > h2': { fontSize: '11pt', lineHeight: 1.3 },
  },
} as const;
