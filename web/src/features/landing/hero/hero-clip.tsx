import FullscreenIcon from '@mui/icons-material/Fullscreen';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubFiles } from '#config/club-files.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useSession } from '#session/use-session.ts';
import { radius } from '#theme/tokens.ts';
import { clipSources, noRoomForClip, wantsTall } from './hero-files.ts';
import { bandAt, fillsStage } from './stage.tsx';
import { useClip } from './use-clip.ts';

/** The clip over the poster, with buttons that play or pause it and show it in full screen. */
export function HeroClip() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const { isSignedIn } = useSession();
  const clip = useClip({ autoplay: !isSignedIn });
  const isTall = useIsTall();
  return (
    <>
      <Box
        component="video"
        ref={clip.ref}
        muted
        loop
        playsInline
        preload="none"
        aria-label={t('hero.clip.label')}
        {...clip.events}
        sx={{
          ...fillsStage,
          zIndex: 0,
          opacity: 0,
          transition: 'opacity 250ms ease-out',
          '[data-clip="playing"] &': { opacity: 1 },
          '[dir="rtl"] &': { objectPosition: { md: '0% 50%' } },
          [`@media ${noRoomForClip}`]: { '[data-clip="playing"] &': { opacity: 0 } },
          // This selector must be at least as specific as the rule above that hides the clip.
          '.hero[data-clip] &:fullscreen': { objectFit: 'contain', opacity: 1 },
        }}
      >
        {clip.isWanted &&
          clubFiles.film &&
          clipSources(clubFiles.film, language, isTall).map((source) => (
            <source key={source.src} {...source} />
          ))}
      </Box>
      {clip.isReady && (
        <Box
          sx={{
            position: 'absolute',
            zIndex: 3,
            insetInlineEnd: { xs: 4, md: 16 },
            insetBlockStart: { xs: 14, md: 'auto' },
            insetBlockEnd: { md: 16 },
            display: 'flex',
            flexDirection: { xs: 'column', md: 'row' },
            gap: 0.5,
          }}
        >
          <Box sx={{ [`@media ${noRoomForClip}`]: { display: 'none' } }}>
            <ClipButton
              label={t(clip.isPlaying ? 'hero.clip.pause' : 'hero.clip.play')}
              onClick={clip.toggle}
            >
              {clip.isPlaying ? <PauseIcon /> : <PlayIcon />}
            </ClipButton>
          </Box>
          {clip.hasFullscreen && (
            <ClipButton label={t('hero.clip.fullscreen')} onClick={clip.openFullscreen}>
              <FullscreenIcon />
            </ClipButton>
          )}
        </Box>
      )}
    </>
  );
}

interface ClipButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function ClipButton({ label, onClick, children }: ClipButtonProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      sx={{
        inlineSize: 38,
        blockSize: 38,
        padding: 0,
        display: 'grid',
        placeItems: 'center',
        border: 0,
        borderRadius: radius.chip,
        cursor: 'pointer',
        '& svg': { fontSize: 24 },
        color: 'band.text',
        backgroundColor: bandAt(75),
        '&:hover': { backgroundColor: bandAt(90) },
      }}
    >
      {children}
    </Box>
  );
}

/** True if the screen is narrow, so that the tall clip fits. The value does not change if a phone is turned later. */
function useIsTall(): boolean {
  const [isTall, setTall] = useState(false);
  useEffect(() => setTall(matchMedia(wantsTall).matches), []);
  return isTall;
}
