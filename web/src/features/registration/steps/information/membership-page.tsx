import { askedIn } from '@fanclub/contract/members/field-sets';
import type { MemberFieldName } from '@fanclub/contract/members/member-fields';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { useOpenWords } from '#member/open-balance.tsx';
import { isStorageBlocked } from '#store/browser-storage.ts';
import { lazyPart } from '#ui/lazily.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { firstPage } from '../../draft/pages.ts';
import { emptyPerson } from '../../draft/person-draft.ts';
import { allowedPage } from '../../draft/validate-draft.ts';
import { PageForm } from '../../page/page-form.tsx';
import { useDraft, useWizard } from '../../page/wizard-context.ts';
import { LinkedPromoNotice } from '../../promo/linked-promo-notice.tsx';
import { ClubCardField } from '../club-card-field.tsx';
import { PackageCards } from '../package-cards.tsx';
import { PeopleSection } from '../people/lazy-people.tsx';
import { type SendingPeople, useSendingPeople } from '../people/use-sending-people.ts';

/**
 * Offers to register other people, such as children, in the same form. It is only a button until somebody is
 * added.
 */
function AlsoRegister({ sending }: { sending: SendingPeople }) {
  const { t } = useTranslation('registration');
  const { values, setFieldValue } = useDraft();
  const [isAsked, setAsked] = useState(false);
  if (values.people.length > 0) {
    return <PeopleSection sending={sending} isAsked={isAsked} />;
  }
  return (
    <Box>
      <SecondaryButton
        size="small"
        // After the last person is removed, this button appears again and gets the focus.
        autoFocus={isAsked}
        onClick={() => {
          setAsked(true);
          setFieldValue('people', [emptyPerson()]);
        }}
      >
        {t('people.also')}
      </SecondaryButton>
    </Box>
  );
}

const controls: Partial<Record<MemberFieldName, ComponentType>> = {
  pack_type: PackageCards,
  juventus_card: ClubCardField,
};

/**
 * The controls of fields that have no entry in `controls`. They are loaded on demand, because at present every field of
 * this page has an entry.
 */
const MemberFields = lazyPart(() => import('#member/member-fields.tsx'));

/**
 * The first page of a registration. It asks for package and card, because these decide which questions
 * follow.
 */
export function MembershipPage() {
  const { goTo } = useWizard();
  return <MembershipForm lead={<MembershipLead />} onValid={() => goTo('personal')} />;
}

interface MembershipFormProps {
  lead: ReactNode;
  onValid: () => void;
  /** Shown below the fields for package and card. */
  children?: ReactNode;
}

/** The form for package and card, with notices above it. */
export function MembershipForm({ lead, onValid, children }: MembershipFormProps) {
  const { t } = useTranslation(['registration', 'common']);
  const { values } = useDraft();
  const { application, uploads, linkedPromo } = useWizard();
  const sending = useSendingPeople();
  return (
    <PageForm
      lead={lead}
      nextLabel={t('common:actions.next')}
      busy={(values.juventus_card && uploads.passport.progress !== null) || sending.isSending}
      onValid={onValid}
    >
      <FirstNotices />
      {linkedPromo && <LinkedPromoNotice linked={linkedPromo} />}
      <OwnChoice />
      {application.mostPeople > 0 && <AlsoRegister sending={sending} />}
      {children}
    </PageForm>
  );
}

/** The fields for package and card of the person who fills in the form. */
export function OwnChoice() {
  const { AboutOwn } = useWizard().application.parts;
  return (
    <>
      {AboutOwn && <AboutOwn />}
      {askedIn('membership').map((name) => {
        const Control = controls[name];
        return Control ? <Control key={name} /> : <MemberFields key={name} names={[name]} />;
      })}
    </>
  );
}

/** Notices above the first page: the deadline has passed, a debt is open, or a stored draft was restored. */
export function FirstNotices() {
  const { t } = useTranslation(['registration', 'common']);
  const { application, settings, restored } = useWizard();
  const { debts = [] } = application;
  const said = useOpenWords();
  return (
    <>
      {settings.deadline_passed && (
        <Alert severity="info">{application.words.lateNotice ?? t('common:countdown.late')}</Alert>
      )}
      {debts.length > 0 && (
        <Alert severity="info">
          {said(debts)} {application.words.restNotice}
        </Alert>
      )}
      {restored && <ResumeNotice />}
    </>
  );
}

/** Says that the form was restored, with a button that opens the first page that is not complete. */
function ResumeNotice() {
  const { t } = useTranslation('registration');
  const { values } = useDraft();
  const { application, goTo } = useWizard();
  const [target] = useState(() => allowedPage('confirm', values, application.rules));
  return (
    <Alert severity="info">
      {t('resume.text')}
      {target !== firstPage && (
        <SecondaryButton
          size="small"
          onClick={() => goTo(target)}
          sx={{ display: 'block', marginBlockStart: 1 }}
        >
          {t('resume.goOn')}
        </SecondaryButton>
      )}
    </Alert>
  );
}

/** The lead of the first page, with a link to the login for people who already have an account. */
function MembershipLead() {
  const { t } = useTranslation('registration');
  return (
    <>
      {t(isStorageBlocked() ? 'membership.notKept' : 'membership.lead')}{' '}
      {t('membership.haveAccount')}{' '}
      <Link component={PageLink} to={paths.login.build()}>
        {t('membership.login')}
      </Link>
    </>
  );
}
