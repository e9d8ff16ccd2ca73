import { club } from '@fanclub/contract/club/club';
import { offers } from '@fanclub/contract/club/offers';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClubFiles, clubFiles } from '#config/club-files.ts';
import { paths } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { radius } from '#theme/tokens.ts';
import { bareList } from '#ui/bare-list.ts';
import { Ltr } from '#ui/ltr.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Section } from '../section.tsx';
import { MemberCountIsland, PassportDaysIsland } from './trust.islands.tsx';

/** The photos of the club, if it has any. */
export function ClubPhotos({ photos }: Pick<ClubFiles, 'photos'>) {
  const language = useLanguage();
  if (photos.length === 0) return null;
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
      {photos.map(({ src, width, height, alt }) => (
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

/** The association's number and the club's address. A value that the brand file does not contain is left out. */
export function ClubFacts() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const facts = [
    {
      label: t('trust.association'),
      value: <Ltr>{club.associationNumber}</Ltr>,
      is: club.associationNumber,
    },
    { label: t('trust.address'), value: club.address[language], is: club.address[language] },
  ].filter(({ is }) => is !== '');
  return facts.map(({ label, value }) => (
    <Box component="span" key={label} sx={{ display: 'block', marginBlockStart: 0.5 }}>
      {label}: {value}
    </Box>
  ));
}

const { contact } = club;
const onOneLine = { whiteSpace: 'nowrap' } as const;

/** Says what happens to the money and, if the card asks for one, the passport, how soon the club replies, and who runs the club. */
export function Trust() {
  const { t } = useTranslation('landing');
  return (
    <Box sx={{ backgroundColor: 'surface.sunken' }}>
      <Section heading={t('trust.heading')} lead={<MemberCountIsland />}>
        <Box component="dl" sx={{ margin: 0, marginBlockStart: { xs: 3, md: 5 } }}>
          <Answer question={t('trust.money.question')}>
            {t('trust.money.answer')} {offers('card') && `${t('trust.money.card')} `}
            {t('trust.money.once')}
          </Answer>
          {offers('card') && (
            <Answer question={t('trust.passport.question')}>
              {t('trust.passport.answer')} <PassportDaysIsland />{' '}
              <Link component={PageLink} to={paths.legal.build('privacy-policy')}>
                {t('trust.passport.more')}
              </Link>
            </Answer>
          )}
          <Answer question={t('trust.reply.question')}>
            <span data-answer-time>{t('trust.reply.answer')}</span>
          </Answer>
          <Answer question={t('trust.contact.question')}>
            {t('trust.contact.answer')}{' '}
            <Link data-own="contact_email" href={`mailto:${contact.email}`} sx={onOneLine}>
              <Ltr>{contact.email}</Ltr>
            </Link>
            {' · '}
            <Link
              data-own="contact_phone"
              href={`tel:${contact.phone.replaceAll(' ', '')}`}
              sx={onOneLine}
            >
              <Ltr>{contact.phone}</Ltr>
            </Link>
            <ClubFacts />
          </Answer>
        </Box>
        <ClubPhotos photos={clubFiles.photos} />
      </Section>
    </Box>
  );
}

/** A question with its answer, side by side on wide screens. */
function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '5fr 7fr' },
        columnGap: 6,
        rowGap: 1,
        paddingBlock: { xs: 2.5, md: 3.5 },
        borderBlockStart: 'var(--line)',
      }}
    >
      <Typography component="dt" variant="h4">
        {question}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, maxInlineSize: '68ch' }}>
        {children}
      </Typography>
    </Box>
  );
}
