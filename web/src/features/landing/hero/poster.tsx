import Box from '@mui/material/Box';
import { posters, wantsTall } from './hero-files.ts';
import { fillsStage } from './stage.tsx';

/**
 * The picture of the stand under floodlights, shown until the clip plays, or instead of the clip. It must be at
 * least as large as the clip, because otherwise the clip's first frame would count as the largest contentful
 * paint.
 */
export function Poster() {
  return (
    <picture>
      <source media={wantsTall} srcSet={posters.tall.avif} type="image/avif" />
      <source media={wantsTall} srcSet={posters.tall.webp} type="image/webp" />
      <source srcSet={posters.wide.avif} type="image/avif" />
      <Box
        component="img"
        src={posters.wide.webp}
        alt=""
        width={1600}
        height={900}
        decoding="async"
        sx={{ ...fillsStage, '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
      />
    </picture>
  );
}
