/** iPhones show a video alone in full screen, by a way of their own. */
export type ClipElement = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Whether this browser can fill the screen with a clip. */
export const canFullscreen = (video: ClipElement | null) =>
  document.fullscreenEnabled || typeof video?.webkitEnterFullscreen === 'function';

/**
 * Fills the screen with a clip. `onLeft` is told once when that is over, also where the browser
 * refuses it. Answers the function that stops waiting for it.
 */
export function fillScreen(video: ClipElement, onLeft: () => void): () => void {
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
