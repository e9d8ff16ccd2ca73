import { club } from '@fanclub/contract/club/club';
import type { PackType } from '@fanclub/contract/pricing/packages';
import { packName } from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatSeason } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { card } from '#theme/tokens.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { type MemberNumber, useMemberLine } from '../use-member-line.ts';
import type { CardSide } from './card-ground.tsx';
import { fitName } from './fit-name.ts';

export interface PrintedCard {
  /** The card shows a placeholder for an empty name. */
  name: string;
  pack: PackType | '';
  season: string;
  /** The card shows a placeholder for an empty or missing number. Null shows no number and takes no space. */
  requestNumber?: string | null | undefined;
  /**
   * The member number and the day since which the person is a member. If both exist, the card shows them instead of the
   * request number.
   */
  memberNumber?: MemberNumber | undefined;
}

interface CardFaceProps extends PrintedCard {
  side: CardSide;
  hidden: boolean;
}

/**
 * The texts on one side of the card; sizes are relative to the card's width. The texts are not part of the
 * tilting background, because browsers blur text that is transformed in 3D.
 */
export function CardFace(props: CardFaceProps) {
  const { side, hidden, name, pack, season, requestNumber, memberNumber } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const colours = card[side];
  const memberLine = useMemberLine()(memberNumber ?? { member_number: null, member_since: null });
  const { text, size } = fitName(name || t('card.yourName'));
  return (
    <Box
      aria-hidden={hidden}
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '5.5cqi',
        color: colours.text,
        // The letters of one side fade out while those of the other side appear as the card turns over.
        visibility: hidden ? 'hidden' : 'visible',
        opacity: hidden ? 0 : 1,
        transition: 'opacity 120ms ease-out 120ms, visibility 0s 120ms',
      }}
    >
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          gap: '2.4cqi',
          fontWeight: 800,
          fontSize: '4.6cqi',
          lineHeight: 1.3,
        }}
      >
        <Box
          sx={{
            inlineSize: '10cqi',
            flexShrink: 0,
            '& img': { display: 'block', inlineSize: '100%', blockSize: 'auto', aspectRatio: '1' },
          }}
        >
          <BrandMark />
        </Box>
        {club.name[language]}
      </Box>
      <Box sx={{ position: 'relative', maxInlineSize: '51cqi' }}>
        {/* As an item of a flex row, a Latin name on a Persian card starts at the right edge, where the other
            texts start. */}
        <Box sx={{ display: 'flex' }}>
          <Box
            component="bdi"
            sx={{
              minInlineSize: 0,
              fontSize: `${size}cqi`,
              fontWeight: 750,
              lineHeight: 1.2,
              color: name ? colours.text : colours.muted,
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
            }}
          >
            {text}
          </Box>
        </Box>
        <Box
          component="dl"
          sx={{ display: 'flex', gap: '5cqi', margin: 0, marginBlockStart: '2cqi' }}
        >
          <CardDetail
            colour={colours.muted}
            label={t('card.season')}
            value={formatSeason(season, language)}
            ltr
          />
          {pack && (
            <CardDetail
              colour={colours.muted}
              label={t('card.package')}
              value={packName(pack, language)}
            />
          )}
        </Box>
        {(memberLine || requestNumber !== null) && (
          <Box
            sx={{
              fontSize: '3.6cqi',
              marginBlockStart: '2.2cqi',
              color: colours.accent,
              fontWeight: 650,
            }}
          >
            {memberLine ?? <bdi dir="ltr">{requestNumber || `${club.numberPrefix}-········`}</bdi>}
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface CardDetailProps {
  colour: string;
  label: string;
  value: string;
  ltr?: boolean;
}

function CardDetail({ colour, label, value, ltr = false }: CardDetailProps) {
  return (
    <Box>
      <Box component="dt" sx={{ fontSize: '2.9cqi', lineHeight: 1.5, color: colour }}>
        {label}
      </Box>
      <Box component="dd" sx={{ margin: 0, fontSize: '3.7cqi', fontWeight: 650, lineHeight: 1.5 }}>
        <bdi dir={ltr ? 'ltr' : 'auto'}>{value}</bdi>
      </Box>
    </Box>
  );
}
