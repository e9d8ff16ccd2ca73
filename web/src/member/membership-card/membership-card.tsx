import type { PackType } from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import { memo, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFace } from './card-face.tsx';
import { CardGround } from './card-ground.tsx';

export interface MembershipCardProps {
  /** Empty while nobody has written it. */
  name: string;
  pack: PackType | '';
  season: string;
  /** Null prints none, not even the place of one. */
  requestNumber?: string | null | undefined;
  /** An approved card turns over to its gold side. */
  approved?: boolean;
  /** One whose last day is over is paler. */
  ended?: boolean;
  /** Follows the pointer, or the scroll where there is none. */
  tilts?: boolean;
}

/** The hero of every story: landing, wizard summary, tracking and profile. */
export const MembershipCard = memo(function MembershipCard(props: MembershipCardProps) {
  const { approved = false, ended = false, tilts = false, ...face } = props;
  const { t } = useTranslation();
  const tilt = useTilt(tilts);
  return (
    <Box
      role="group"
      aria-label={t('card.label')}
      data-ended={ended}
      {...tilt.handlers}
      sx={{
        position: 'relative',
        containerType: 'inline-size',
        inlineSize: '100%',
        maxInlineSize: 460,
        perspective: '1100px',
        '&[data-ended="true"]': { filter: 'grayscale(0.75)' },
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
        <CardGround side="ink" />
        <CardGround side="gold" />
      </Box>
      <CardFace {...face} side="ink" hidden={approved} />
      <CardFace {...face} side="gold" hidden={!approved} />
    </Box>
  );
});

const reachDeg = 9;

// Where nothing hovers, the card turns a little while it is scrolled through the screen.
const onScroll = {
  '@media (hover: none) and (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      animation: 'card-tilt linear both',
      animationTimeline: 'view()',
      '@keyframes card-tilt': {
        from: { transform: 'rotateX(10deg) rotateY(-14deg)' },
        to: { transform: 'rotateX(-6deg) rotateY(12deg)' },
      },
    },
  },
};

/** Moves two style variables with the pointer; no render takes part. */
function useTilt(enabled: boolean) {
  const ref = useRef<HTMLDivElement>(null);

  const set = (x: number, y: number) => {
    ref.current?.style.setProperty('--tilt-x', `${x.toFixed(2)}deg`);
    ref.current?.style.setProperty('--tilt-y', `${y.toFixed(2)}deg`);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const box = event.currentTarget.getBoundingClientRect();
    const across = (event.clientX - box.left) / box.width - 0.5;
    const down = (event.clientY - box.top) / box.height - 0.5;
    set(-down * 2 * reachDeg, across * 2 * reachDeg);
  };

  const handlers = enabled ? { onPointerMove, onPointerLeave: () => set(0, 0) } : {};
  return { ref, handlers, onScroll };
}
