import { clubFiles } from '#config/club-files.ts';

/**
 * The club's logo; it is hidden from screen readers because the club's name is beside it. It is a file, because a crest may
 * be heavier than the page around it.
 */
export function BrandMark({ size = 32 }: { size?: number }) {
  return <img src={clubFiles.logo} alt="" width={size} height={size} />;
}
