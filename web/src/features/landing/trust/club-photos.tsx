import { club } from '@fanclub/contract/brand/brand';
import Box from '@mui/material/Box';
import { useLanguage } from '#i18n/use-language.ts';
import { radius } from '#theme/tokens.ts';
import { bareList } from '#ui/bare-list.ts';

/** The photos of the club that the brand file lists, if any. */
export function ClubPhotos() {
  const language = useLanguage();
  if (club.photos.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        ...bareList,
        marginBlockStart: { xs: 3, md: 5 },
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(260px, 1fr))' },
      }}
    >
      {club.photos.map(({ src, width, height, alt }) => (
        <li key={src}>
          <Box
            component="img"
            src={src}
            alt={alt[language]}
            width={width}
            height={height}
            loading="lazy"
            sx={{
              display: 'block',
              inlineSize: '100%',
              blockSize: 'auto',
              borderRadius: radius.card,
            }}
          />
        </li>
      ))}
    </Box>
  );
}
