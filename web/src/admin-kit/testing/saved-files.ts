import { beforeEach, vi } from 'vitest';

/** Collects the files that each test saves, with their names. */
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
