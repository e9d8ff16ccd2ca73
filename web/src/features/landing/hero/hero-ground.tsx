import Box from '@mui/material/Box';
import type { Film } from '#config/club-files.ts';
import { wantsTall } from './hero-files.ts';
import { fillsStage, Shade } from './stage.tsx';

/** What lies behind the headline: the poster of the club's film, or if it has none, light in the club's colours. */
export function HeroGround({ film }: { film: Film | null }) {
  if (!film) return <Light />;
  return (
    <>
      <Poster film={film} />
      <Shade />
    </>
  );
}

/**
 * The film's still picture, shown until the clip plays, or instead of the clip. It must be at least as large as the clip,
 * because otherwise the clip's first frame would count as the largest contentful paint. It is mirrored as the clip is.
 */
function Poster({ film: { posters, clips } }: { film: Film }) {
  const { tall, wide } = posters;
  return (
    <picture>
      {tall.avif && <source media={wantsTall} srcSet={tall.avif} type="image/avif" />}
      <source media={wantsTall} srcSet={tall.webp} type="image/webp" />
      {wide.avif && <source srcSet={wide.avif} type="image/avif" />}
      <Box
        component="img"
        src={wide.webp}
        alt=""
        width={1600}
        height={900}
        decoding="async"
        sx={{
          ...fillsStage,
          ...(clips.mirrored && { '[dir="rtl"] &': { transform: 'scaleX(-1)' } }),
        }}
      />
    </picture>
  );
}

/** A floodlight from above and a glow in the accent's colour behind the card, on the side away from the text. */
function Light() {
  const light = (of: string, share: number) =>
    `color-mix(in srgb, var(--fan-palette-band-${of}) ${share}%, transparent)`;
  const glow = `${light('accent', 34)}, ${light('accent', 12)} 50%, transparent`;
  const flood = `${light('text', 16)}, ${light('text', 5)} 50%, transparent`;
  const at = (side: number) => ({
    xs: `radial-gradient(110% 52% at 50% 16%, ${glow}), radial-gradient(120% 60% at 50% 0%, ${flood})`,
    md: `radial-gradient(48% 76% at ${side}% 52%, ${glow}), radial-gradient(70% 90% at ${side}% 0%, ${flood})`,
  });
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        background: at(74),
        '[dir="rtl"] &': { background: at(26) },
      }}
    />
  );
}
