import { type PointerEvent, useRef } from 'react';

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
export function useTilt(enabled: boolean) {
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
