import Box from '@mui/material/Box';
import { memo, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFace, type PrintedCard } from './card-face.tsx';
import { CardGround } from './card-ground.tsx';

export interface MembershipCardProps extends PrintedCard {
  /** True shows the side of approved members. When the value changes, the card turns over. */
  approved?: boolean;
  /** True shows a card after its last day, with paler colours. */
  ended?: boolean;
  /** True lets the card tilt with the pointer, or on touch screens with the scroll position. */
  tilts?: boolean;
}

/** A membership card with one side in the club's main colour and one in its accent. It turns over when `approved` changes. */
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
          transform: 'rotateX(var(--tilt-x, 0deg)) rotateY(var(--tilt-y, 0deg))',
          transition: 'transform 250ms ease-out',
          ...(tilts && tilt.onScroll),
        }}
      >
        {/* The turn needs a separate element, because the tilt's animation replaces the whole transform of its
            element. */}
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            transformStyle: 'preserve-3d',
            transform: approved ? 'rotateY(180deg)' : 'none',
            transition: 'transform 250ms ease-out',
          }}
        >
          <CardGround side="waiting" />
          <CardGround side="approved" />
        </Box>
      </Box>
      <CardFace {...face} side="waiting" hidden={approved} />
      <CardFace {...face} side="approved" hidden={!approved} />
    </Box>
  );
});

const reachDeg = 9;

// On touch screens the card tilts a little while it scrolls through the screen.
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

/** Sets the tilt's CSS variables from the pointer's position, without rendering again. */
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
