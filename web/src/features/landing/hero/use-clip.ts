import { useEffect, useRef, useState } from 'react';
import { noRoomForClip } from './hero-files.ts';

/** An iPhone can show only a video in full screen, and only with this method of the video element. */
type ClipElement = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

const canFullscreen = (video: ClipElement | null) =>
  document.fullscreenEnabled || typeof video?.webkitEnterFullscreen === 'function';

/**
 * Shows a clip in full screen. `onLeft` is called once, when full screen ends or the browser refuses it.
 * Returns a function that removes the listeners.
 */
function fillScreen(video: ClipElement, onLeft: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const leave = () => {
    waiting.abort();
    video.controls = false;
    onLeft();
  };
  if (document.fullscreenEnabled) {
    const follow = () => {
      video.controls = document.fullscreenElement === video;
      if (!video.controls) leave();
    };
    document.addEventListener('fullscreenchange', follow, { signal });
    video.requestFullscreen().catch(() => signal.aborted || leave());
  } else {
    video.addEventListener('webkitendfullscreen', leave, { signal });
    whenItHasMetadata(video, signal, () => {
      try {
        video.webkitEnterFullscreen?.();
      } catch {
        leave();
      }
    });
  }
  return () => waiting.abort();
}

function whenItHasMetadata(video: ClipElement, signal: AbortSignal, go: () => void): void {
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) go();
  else video.addEventListener('loadedmetadata', go, { once: true, signal });
}

/** What the browser reports about its connection; Safari and Firefox report nothing. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

const fastEnoughMbps = 1.5;

/**
 * True if the clip may load and play without a click. It may not on a slow connection, with data saving, or with
 * reduced motion.
 */
export function mayAutoplay(line: Line | undefined, prefersStill: boolean): boolean {
  if (prefersStill) return false;
  const { saveData = false, effectiveType = '4g', downlink = fastEnoughMbps } = line ?? {};
  return !saveData && effectiveType === '4g' && downlink >= fastEnoughMbps;
}

/** True if this browser may load the clip now without a click. */
function mayAutoplayHere(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return mayAutoplay(connection, matchMedia('(prefers-reduced-motion: reduce)').matches);
}

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
export function useClip({ autoplay }: { autoplay: boolean }) {
  const ref = useRef<ClipElement>(null);
  const [isReady, setReady] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    setReady(true);
    if (!autoplay || !mayAutoplayHere() || !hasRoom()) return;
    let isHere = true;
    whenQuiet().then(() => isHere && setWanted(true));
    return () => {
      isHere = false;
    };
  }, [autoplay]);

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
