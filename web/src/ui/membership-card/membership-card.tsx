import type { PackType } from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CardFace } from './card-face.tsx';
import { useTilt } from './use-tilt.ts';

export interface MembershipCardProps {
  /** Empty while nobody has written it. */
  name: string;
  pack: PackType | '';
  season: string;
  requestNumber?: string | undefined;
  /** An approved card turns over to its gold side. */
  approved?: boolean;
  /** Follows the pointer, or the scroll where there is none. */
  tilts?: boolean;
}

/** The hero of every story: landing, wizard summary, tracking and profile. */
export function MembershipCard({ approved = false, tilts = false, ...face }: MembershipCardProps) {
  const { t } = useTranslation();
  const tilt = useTilt(tilts);
  return (
    <Box
      role="group"
      aria-label={t('card.label')}
      {...tilt.handlers}
      sx={{
        containerType: 'inline-size',
        inlineSize: '100%',
        maxInlineSize: 460,
        perspective: '1100px',
      }}
    >
      <Box
        ref={tilt.ref}
        sx={{
          position: 'relative',
          aspectRatio: '1.586',
          transformStyle: 'preserve-3d',
          transform: `rotateX(var(--tilt-x, 0deg)) rotateY(calc(var(--tilt-y, 0deg) + ${approved ? 180 : 0}deg))`,
          transition: 'transform 250ms ease-out',
          ...(tilts && tilt.onScroll),
        }}
      >
        <CardFace {...face} side="ink" hidden={approved} />
        <CardFace {...face} side="gold" hidden={!approved} />
      </Box>
    </Box>
  );
}
