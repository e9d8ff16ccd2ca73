import { packTypes } from '@fanclub/contract/pricing/packages';
import { type CardProof, cardProofs } from '@fanclub/contract/verification/routes';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useTheme } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GateDialog } from '#admin-kit/sections/gate-dialog.tsx';
import { ApiError } from '#api/api-error.ts';
import type { EarlyName } from '#config/early-names.ts';
import type { drawnPages } from '#config/pages.ts';
import { paths } from '#config/paths.ts';
import ForgotPasswordPage from '#features/auth/forgot-password-page.tsx';
import { LinkSent } from '#features/auth/login/link-sent.tsx';
import LoginPage from '#features/auth/login-page.tsx';
import { ResetLinkSent } from '#features/auth/reset/forgot-form.tsx';
import ResetPasswordPage from '#features/auth/reset-password-page.tsx';
import TrackPage, { TrackingLinkSent } from '#features/auth/track-page.tsx';
import { leads } from '#features/profile/lead.ts';
import { ProfileActions } from '#features/profile/profile-actions.tsx';
import { ProfileSkeleton } from '#features/profile/profile-skeleton.tsx';
import RegisterPage from '#features/registration/register-page.tsx';
import { CardPrice } from '#features/registration/steps/club-card-field.tsx';
import { UnknownCard, Verdict } from '#features/verification/verdict.tsx';
import VerifyPage from '#features/verification/verify-page.tsx';
import { MembershipCard } from '#member/membership-card/membership-card.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { sampleEmail, sampleOf } from './first-screen/parts.ts';
import { samplePack } from './first-screen/show-own-card.ts';

/** The first screen of an address: a whole small page, or the beginning of a large page. */
export interface Drawing {
  /**
   * The name by which `first-paint.js` chooses between the screens of one file: `asked` if the address contains the
   * token of a mailed link for logging in or for a new password, otherwise `plain`.
   */
  screen: 'plain' | 'asked';
  address: string;
  content: ReactNode;
  /** What the page's script shows later, before the app has loaded. */
  parts?: Part[];
}

interface Part {
  name: string;
  content: ReactNode;
  /** Text of the button after it was pressed. */
  again?: (t: TFunction<'auth'>) => string;
}

const failed = (code: 'network_error' | 'invalid_credentials'): Part => ({
  name: code,
  content: <ErrorAlert error={new ApiError({ status: 0, code, message: code })} />,
});
const noNetwork = failed('network_error');

function SigningIn() {
  const { t } = useTranslation('auth');
  return (
    <Row role="status">
      <CircularProgress size={20} aria-hidden />
      {t('login.signingIn')}
    </Row>
  );
}

const signingIn: Part = { name: 'signingIn', content: <SigningIn /> };

function SampleVerdict({ state }: { state: CardProof }) {
  const { t } = useTranslation();
  return (
    <Verdict
      state={state}
      name={sampleOf('name')}
      pack={sampleOf('pack')}
      season={sampleOf('season')}
      memberLine={t('card.member', { year: sampleOf('year'), number: sampleOf('number') })}
      first={sampleOf('first')}
      last={sampleOf('last')}
      checkedAt={sampleOf('checkedAt')}
    />
  );
}

/** The top of a member's own profile. It contains two buttons, of which the script shows one. */
function OwnTop({ isGold }: { isGold: boolean }) {
  const { t } = useTranslation(['profile', 'member', 'common']);
  return (
    <ProfileSkeleton
      heading={t('greeting', { name: sampleOf('greeted') })}
      lead={sampleOf('lead')}
      actions={
        <ProfileActions>
          <Button variant="outlined" color="secondary" data-button="change">
            {t('password.open')}
          </Button>
          <Button variant="outlined" color="secondary" data-button="first">
            {t('member:firstPassword.open')}
          </Button>
        </ProfileActions>
      }
      card={
        <MembershipCard
          name={sampleOf('name')}
          pack={samplePack}
          season={sampleOf('season')}
          requestNumber={sampleOf('line')}
          approved={isGold}
          tilts
        />
      }
    />
  );
}

/** Texts from which the page's script takes what it needs, by their keys. */
function Words({ words }: { words: Record<string, string> }) {
  return (
    <div>
      {Object.entries(words).map(([key, text]) => (
        <span key={key} data-word={key}>
          {text}
        </span>
      ))}
    </div>
  );
}

function usePackNames(): Record<string, string> {
  const { t } = useTranslation('common');
  return Object.fromEntries(packTypes.map((pack) => [`packages.${pack}`, t(`packages.${pack}`)]));
}

const PackWords = () => <Words words={usePackNames()} />;

function OwnWords() {
  const { t } = useTranslation(['profile', 'common']);
  const sample = { year: sampleOf('year'), number: sampleOf('number') };
  const words = {
    ...usePackNames(),
    memberLine: t('common:card.member', sample),
    ...Object.fromEntries(leads.map((key) => [key, t(key, { season: sampleOf('season') })])),
  };
  return <Words words={words} />;
}

/** Renders dialogs in their places in the tree and without an animation, because the build has no document. */
function StillDialogs({ children }: { children: ReactNode }) {
  const { components } = useTheme();
  const slots = { transition: ({ children: dialog }: { children: ReactNode }) => dialog };
  // The provider also accepts the theme's components, which its type does not say.
  const defaults: object = {
    ...components,
    MuiDialog: { disablePortal: true, slots },
    MuiBackdrop: { slots },
  };
  return <DefaultPropsProvider value={defaults}>{children}</DefaultPropsProvider>;
}

/** What the build renders for each page with a first screen. */
export const drawingsOf = {
  register: [
    {
      screen: 'plain',
      address: paths.register.build(),
      content: <RegisterPage />,
      parts: [
        { name: 'ticked', content: <Checkbox checked readOnly /> },
        { name: 'cardPrice', content: <CardPrice skipInterpolation /> },
      ],
    },
  ],
  login: [
    {
      screen: 'plain',
      address: paths.login.build(),
      content: <LoginPage />,
      parts: [
        {
          name: 'sent',
          content: <LinkSent email={sampleEmail} />,
          again: (t) => t('magicLink.again'),
        },
        signingIn,
        failed('invalid_credentials'),
        noNetwork,
      ],
    },
    {
      screen: 'asked',
      address: paths.login.build({ token: 'x' }),
      content: <LoginPage />,
      parts: [signingIn, noNetwork],
    },
  ],
  track: [
    {
      screen: 'plain',
      address: paths.track.build(),
      content: <TrackPage />,
      parts: [
        {
          name: 'sent',
          content: <TrackingLinkSent email={sampleEmail} />,
          again: (t) => t('magicLink.again'),
        },
        noNetwork,
      ],
    },
  ],
  forgotPassword: [
    {
      screen: 'plain',
      address: paths.forgotPassword.build(),
      content: <ForgotPasswordPage />,
      parts: [
        { name: 'sent', content: <ResetLinkSent />, again: (t) => t('forgot.again') },
        noNetwork,
      ],
    },
  ],
  resetPassword: [
    { screen: 'plain', address: paths.resetPassword.build(''), content: <ResetPasswordPage /> },
    { screen: 'asked', address: paths.resetPassword.build('x'), content: <ResetPasswordPage /> },
  ],
  verify: [
    {
      screen: 'plain',
      address: paths.verify.build('x'),
      content: <VerifyPage />,
      parts: [
        ...cardProofs.map((state) => ({ name: state, content: <SampleVerdict state={state} /> })),
        { name: 'card_unknown', content: <UnknownCard /> },
        { name: 'words', content: <PackWords /> },
      ],
    },
  ],
  profile: [
    {
      screen: 'plain',
      address: paths.ownProfile.build(),
      content: (
        <div data-early={'showOwnCard' satisfies EarlyName}>
          <ProfileSkeleton />
        </div>
      ),
      parts: [
        { name: 'gold', content: <OwnTop isGold /> },
        { name: 'dark', content: <OwnTop isGold={false} /> },
        { name: 'words', content: <OwnWords /> },
      ],
    },
  ],
  admin: [
    {
      screen: 'plain',
      address: paths.admin.build(),
      content: (
        <StillDialogs>
          <GateDialog open isReturn={false} onOpened={() => undefined} />
        </StillDialogs>
      ),
    },
  ],
} satisfies Record<(typeof drawnPages)[number], Drawing[]>;
