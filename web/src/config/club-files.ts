import type { LanguageCode } from '@fanclub/contract/text/languages';

interface Poster {
  /** Null if the club's film has only the other one. */
  avif: string | null;
  webp: string;
}

interface Clip {
  src: string;
  type: string;
}

/** The film of the first page, by the shape of the screen. */
export interface Film {
  posters: Record<'wide' | 'tall', Poster>;
  clips: Record<'wide' | 'tall', readonly Clip[]> & {
    /** The wide clip for languages written from right to left; null if they have the same one. */
    mirrored: readonly Clip[] | null;
  };
}

export interface Photo {
  src: string;
  width: number;
  height: number;
  alt: Readonly<Record<LanguageCode, string>>;
}

/** What pages need to know of the files in the club's folder. */
export interface ClubFiles {
  /** Address of the logo. */
  logo: string;
  film: Film | null;
  photos: readonly Photo[];
}

/** The build puts the addresses of the files here (`web/build/club`). */
declare const CLUB_FILES: ClubFiles;

export const clubFiles = CLUB_FILES;
