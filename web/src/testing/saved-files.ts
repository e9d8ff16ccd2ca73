import { beforeEach, vi } from 'vitest';

/**
 * Replaces the browser's download in each test. Returns the file names (`saved`) and the blobs (`files`) that
 * the test has downloaded.
 */
export function savedFiles(): { saved: string[]; files: Blob[] } {
  const kept: { saved: string[]; files: Blob[] } = { saved: [], files: [] };
  beforeEach(() => {
    kept.saved = [];
    kept.files = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      kept.files.push(file as Blob);
      return 'blob:list';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      kept.saved.push(this.download);
    });
  });
  return kept;
}
