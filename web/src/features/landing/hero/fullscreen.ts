/** An iPhone can show only a video in full screen, and only with this method of the video element. */
export type ClipElement = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export const canFullscreen = (video: ClipElement | null) =>
  document.fullscreenEnabled || typeof video?.webkitEnterFullscreen === 'function';

/**
 * Shows a clip in full screen. `onLeft` is called once, when full screen ends or the browser refuses it.
 * Returns a function that removes the listeners.
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
