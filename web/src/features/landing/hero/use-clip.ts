import { type RefObject, useEffect, useRef, useState } from 'react';
import { mayPlayUnaskedHere } from './clip-policy.ts';
import { noRoomForClip } from './hero-files.ts';

/** iPhones show a video alone in full screen, by a way of their own. */
type ClipElement = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

const canFullscreen = (video: ClipElement | null) =>
  document.fullscreenEnabled || typeof video?.webkitEnterFullscreen === 'function';

const hasRoom = () => !matchMedia(noRoomForClip).matches;

/** Resolves when the page has loaded and nothing else is to be done. */
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

/** Tells the stage around the clip that it is to be seen, so that the card in front makes way. */
function markStage(video: HTMLVideoElement | null): void {
  const stage = video?.closest<HTMLElement>('.hero');
  if (stage) stage.dataset.clip = 'playing';
}

/** Loads the clip when it may, plays it while it is in sight, and stops when it is told to. */
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

  return {
    ref,
    isReady,
    isWanted,
    isPlaying,
    hasFullscreen: isReady && canFullscreen(ref.current),
    toggle: () => setWanted(!isWanted),
    openFullscreen: () => openFullscreen(ref, setWanted),
    events: {
      onPlaying: () => {
        setPlaying(true);
        markStage(ref.current);
      },
      onPause: () => setPlaying(false),
    },
  };
}

function openFullscreen(
  ref: RefObject<ClipElement | null>,
  setWanted: (isWanted: boolean) => void,
): void {
  const video = ref.current;
  if (!video) return;
  setWanted(true);
  const leave = () => {
    video.controls = document.fullscreenElement === video;
    if (video.controls) return;
    document.removeEventListener('fullscreenchange', leave);
    if (!hasRoom()) setWanted(false);
  };
  document.addEventListener('fullscreenchange', leave);
  if (document.fullscreenEnabled) {
    video.requestFullscreen().catch(() => undefined);
  } else if (video.readyState >= HTMLMediaElement.HAVE_METADATA) {
    video.webkitEnterFullscreen?.();
  } else {
    video.addEventListener('loadedmetadata', () => video.webkitEnterFullscreen?.(), { once: true });
  }
}
