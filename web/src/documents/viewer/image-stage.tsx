import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { ErrorState } from '#ui/message-state.tsx';
import { useImageSource } from '../image-source.ts';
import { fittingScale, type View, type ViewAction } from './view.ts';

interface ImageStageProps {
  fileUrl: string;
  alt: string;
  view: View;
  act: (action: ViewAction) => void;
  /** Called each time an image has loaded. */
  onDrawn?: () => void;
}

/** An image that is scaled to fit its container and can be zoomed, turned and moved. */
export function ImageStage({ fileUrl, alt, view, act, onDrawn }: ImageStageProps) {
  const { source, error, retry } = useImageSource(fileUrl);
  /** The object URL of a file that was downloaded but is not an image. */
  const [broken, setBroken] = useState<string>();
  const { ref, size } = useElementSize();
  const [natural, setNatural] = useState({ width: 0, height: 0 });
  const drag = useDrag(act);
  const scale = fittingScale(natural, size, view.turns) * view.zoom;

  if (error || (source && source === broken)) {
    return <ErrorState error={error} onRetry={retry} />;
  }
  return (
    <Box
      ref={ref}
      {...drag}
      onDoubleClick={() => act(view.zoom > 1 ? { type: 'reset' } : { type: 'zoom', factor: 2.5 })}
      sx={{
        display: 'grid',
        gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
        placeItems: 'center',
        inlineSize: '100%',
        blockSize: '100%',
        overflow: 'hidden',
        touchAction: view.zoom > 1 ? 'none' : 'pan-y',
        cursor: view.zoom > 1 ? 'grab' : 'zoom-in',
      }}
    >
      {source ? (
        <Box
          component="img"
          src={source}
          alt={alt}
          draggable={false}
          onLoad={(event: React.SyntheticEvent<HTMLImageElement>) => {
            setNatural({
              width: event.currentTarget.naturalWidth,
              height: event.currentTarget.naturalHeight,
            });
            onDrawn?.();
          }}
          onError={() => setBroken(source)}
          sx={{ maxInlineSize: 'none', visibility: natural.width ? 'visible' : 'hidden' }}
          style={{
            transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg) scale(${scale})`,
          }}
        />
      ) : (
        <Skeleton variant="rounded" sx={{ inlineSize: '100%', blockSize: '100%' }} />
      )}
    </Box>
  );
}

/** Returns a `ref` for an element and the element's current size in pixels. */
function useElementSize() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return { ref: setElement, size };
}

interface Point {
  x: number;
  y: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns pointer handlers: one finger or the mouse moves the image, two fingers zoom it. */
function useDrag(act: (action: ViewAction) => void) {
  const pointers = useRef(new Map<number, Point>());

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) act({ type: 'zoom', factor: distance(now, other) / distance(before, other) });
    else act({ type: 'move', x: now.x - before.x, y: now.y - before.y });
  };

  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
  };
}
