import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import { languages } from '@fanclub/contract/text/languages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { settingsQuery } from '#api/use-settings.ts';
import { paths } from '#config/paths.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { FirstPassword } from '#member/first-password.tsx';
import { MembershipCard } from '#member/membership-card/membership-card.tsx';
import { Timeline } from '#member/timeline.tsx';
import { Waiting } from '#member/waiting.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { Section } from '../../page/section.tsx';
import type { Registered } from './registered.ts';
import { TrackingSummary } from './tracking-summary.tsx';

/** The page after sending: the membership card, the state of the application and the next steps. */
export default function TrackingStep({ registered }: { registered: Registered }) {
  const { t } = useTexts(['registration', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  const { first_name, pack_type, season, request_number } = registered;
  usePageTitle(`${t('tracking.title')} · ${t('common:titles.register')}`);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 440px' },
        columnGap: 7,
        rowGap: 4,
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Box component="header">
          <Typography
            variant="h1"
            ref={heading}
            tabIndex={-1}
            sx={{ '&:focus-visible': { outline: 'none' } }}
          >
            {t('tracking.title')}
          </Typography>
          <Alert severity="success" sx={{ marginBlockStart: 2 }}>
            {t('tracking.lead', { name: `\u2068${first_name}\u2069` })}
          </Alert>
          {registered.mailWaits && (
            <Alert severity="info" sx={{ marginBlockStart: 2 }}>
              {t('tracking.mailWaits')}
            </Alert>
          )}
        </Box>
        <Box sx={{ display: { lg: 'none' } }}>
          <MembershipCard
            name={nameOnCard(registered)}
            pack={pack_type}
            season={season}
            requestNumber={request_number}
          />
        </Box>
        <Section title={t('tracking.progress')}>
          <Timeline application={registered} />
          <Waiting {...registered} />
        </Section>
        <Section title={t('tracking.summary')}>
          <TrackingSummary registered={registered} />
        </Section>
        <NextSteps hasPassport={registered.passport_url !== null} />
        {registered.password_hash === null && <NoPassword />}
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}>
          <Button
            component={RouterLink}
            to={paths.ownProfile.build()}
            variant="contained"
            size="large"
          >
            {t('tracking.toProfile')}
          </Button>
          <SecondaryButton component={PageLink} to={paths.landing.build()} size="large">
            {t('tracking.toHome')}
          </SecondaryButton>
        </Box>
      </Box>
      <Box sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', insetBlockStart: 84 }}>
        <MembershipCard
          tilts
          name={nameOnCard(registered)}
          pack={pack_type}
          season={season}
          requestNumber={request_number}
        />
      </Box>
    </Box>
  );
}

/** Offers to set a password after a registration without one. */
function NoPassword() {
  const { t } = useTexts('member');
  const [isSet, setSet] = useState(false);
  return (
    <Section title={t('firstPassword.title')}>
      {isSet ? (
        <Alert severity="success">{t('firstPassword.done')}</Alert>
      ) : (
        <>
          <Typography sx={{ marginBlockEnd: 2, maxInlineSize: '64ch' }}>
            {t('firstPassword.text')}
          </Typography>
          <Box>
            <FirstPassword onDone={() => setSet(true)} />
          </Box>
        </>
      )}
    </Section>
  );
}

function NextSteps({ hasPassport }: { hasPassport: boolean }) {
  const { t, language } = useTexts(['registration', 'member']);
  // This reads the loaded settings only, because the number of days in the default settings may differ.
  const { data: settings } = useQuery(settingsQuery);
  const days = settings?.keep_passport_days ?? 0;
  return (
    <Section title={t('tracking.next')}>
      <Box
        component="ol"
        sx={{
          listStyleType: languages[language].digits === 'persian' ? 'persian' : 'decimal',
          margin: 0,
          paddingInlineStart: 3,
          display: 'grid',
          gap: 1,
          maxInlineSize: '64ch',
        }}
      >
        <li>{t('tracking.nextMail')}</li>
        <li>{t('tracking.nextProfile')}</li>
        {hasPassport && days > 0 && <li>{t('member:kept.passportAfter', { count: days })}</li>}
      </Box>
    </Section>
  );
}
