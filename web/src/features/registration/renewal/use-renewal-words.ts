import type { OwnProfile } from '@fanclub/contract/members/profile';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { useTranslation } from 'react-i18next';
import type { MemberWords } from '../page/application.ts';

/** Returns the wizard's texts for a renewing member. */
export function useRenewalWords({ email }: OwnProfile, season: string): MemberWords {
  const { t } = useTranslation(['renewal', 'registration', 'common']);
  return {
    title: t('common:titles.renew'),
    headings: {
      membership: t('membership.title', { season }),
      personal: t('registration:personal.title'),
      residence: t('registration:residence.title'),
      contact: t('contact.title'),
      payment: t('registration:payment.title'),
      confirm: t('confirm.title'),
    },
    late: t('late'),
    documentKnown: t('documentKnown'),
    theirDocumentKnown: t('theirDocumentKnown'),
    contactLead: t('contact.lead', { email: isolateLtr(email) }),
    confirmLead: t('confirm.lead'),
    submit: t('confirm.submit'),
    failedTitle: t('confirm.failedTitle'),
    kept: t('confirm.kept'),
  };
}
