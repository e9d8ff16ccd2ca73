import { useEffect, useRef, useState } from 'react';
import { mayPlayUnaskedHere } from './clip-policy.ts';
import { type ClipElement, canFullscreen, fillScreen } from './fullscreen.ts';
import { noRoomForClip } from './hero-files.ts';

const hasRoom = () => !matchMedia(noRoomForClip).matches;

/** Resolves when the page has loaded and the browser is idle. */
function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: 4000 })
        : setTimeout(resolve, 1500);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}

/** Tells the stage that the clip is playing, so that CSS hides the card in front of it. */
function markStage(video: HTMLVideoElement | null): void {
  const stage = video?.closest<HTMLElement>('.hero');
  if (stage) stage.dataset.clip = 'playing';
}

/**
 * Loads the clip without a click if that is allowed, and plays it while it is visible. Returns the state and the
 * functions for the clip's buttons.
 */
export function useClip({ unasked }: { unasked: boolean }) {
  const ref = useRef<ClipElement>(null);
  const [isReady, setReady] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    setReady(true);
    if (!unasked || !mayPlayUnaskedHere() || !hasRoom()) return;
    let isHere = true;
    whenQuiet().then(() => isHere && setWanted(true));
    return () => {
      isHere = false;
    };
  }, [unasked]);

  useEffect(() => {
    const video = ref.current;
    if (!isWanted || !video) return;
    const play = () => video.play().catch(() => setPlaying(false));
    const observer = new IntersectionObserver(([entry]) =>
      entry?.isIntersecting || document.fullscreenElement === video ? play() : video.pause(),
    );
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.pause();
    };
  }, [isWanted]);

  const stopWaiting = useRef<(() => void) | null>(null);
  useEffect(() => () => stopWaiting.current?.(), []);
  const openFullscreen = () => {
    if (!ref.current) return;
    setWanted(true);
    stopWaiting.current?.();
    stopWaiting.current = fillScreen(ref.current, () => hasRoom() || setWanted(false));
  };

  return {
    ref,
    isReady,
    isWanted,
    isPlaying,
    hasFullscreen: isReady && canFullscreen(ref.current),
    toggle: () => setWanted(!isWanted),
    openFullscreen,
    events: {
      onPlaying: () => {
        setPlaying(true);
        markStage(ref.current);
      },
      onPause: () => setPlaying(false),
    },
  };
}
