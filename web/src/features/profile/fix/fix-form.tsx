import type { TypedFields } from '@fanclub/contract/members/field-sets';
import { type FieldItem, openedBy } from '@fanclub/contract/members/review-items';
import { asksRest, duesToPay } from '@fanclub/contract/money/account';
import { sendItems } from '@fanclub/contract/review/routes';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { correctionsOf, valuesOf } from '#member/form-values.ts';
import { OpenBalance } from '#member/open-balance.tsx';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { discardFixImages } from '#store/fix-images.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { validateWith } from '#ui/form/validate-with.ts';
import { PageLayout } from '#ui/page-layout.tsx';
import { forWhom, guardiansOf } from '../for-whom.ts';
import { FixSection } from './fix-section.tsx';
import { sectionsOf } from './sections.ts';

const urlNameOf = { receipt: 'receiptUrl', passport: 'passportUrl' } as const;
const missingKeyOf = { receipt: 'receipt_required', passport: 'id_card_required' } as const;

type Values = Pick<TypedFields, FieldItem> & { receiptUrl: string; passportUrl: string };

interface FixFormProps {
  profile: Profile;
  onSent: (profile: Profile) => void;
}

/** The form for the requested corrections. It sends only the requested images and requested fields. */
export function FixForm({ profile, onSent }: FixFormProps) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const { since = '', items = [] } = profile.requested ?? {};
  const { documents, fields } = openedBy(items, profile);
  // The country is always among the values, because it decides how phone and postal code are written.
  const shown = [...new Set<FieldItem>([...fields, 'country_of_residency'])];
  const sending = useRouteMutation(sendItems, {
    stale: guardiansOf(profile),
    onSuccess: (after) => {
      onSent(after);
      discardFixImages();
      queryClient.setQueryData(profileQuery(after.id).queryKey, after);
    },
  });
  const bodyOf = (values: Values) => {
    const urls = documents.map((type) => [urlNameOf[type], values[urlNameOf[type]] || undefined]);
    return { since, ...Object.fromEntries(urls), ...correctionsOf(values, fields) };
  };
  const validate = (values: Values): FieldErrors => {
    const missing = documents.filter((type) => !values[urlNameOf[type]]);
    return {
      ...validateWith(sendItems.body, bodyOf)(values),
      ...Object.fromEntries(missing.map((type) => [urlNameOf[type], missingKeyOf[type]])),
    };
  };
  return (
    <PageLayout width="form" heading={t('fix.heading')} lead={t('fix.lead')}>
      <ApiForm
        mutation={sending}
        initialValues={{ receiptUrl: '', passportUrl: '', ...valuesOf(profile, shown) } as Values}
        toInput={(values) => ({ query: forWhom(profile), body: bodyOf(values) })}
        validate={validate}
      >
        <Stack spacing={3}>
          {!asksRest(profile) && (
            <OpenBalance dues={duesToPay({ ...profile, ...profile.account })} />
          )}
          <FixReason profile={profile} />
          {sectionsOf(items, { documents, fields }).map((section) => (
            <FixSection key={section.items.join()} section={section} profile={profile} />
          ))}
          <FormFoot submit={t('fix.submit')} />
        </Stack>
      </ApiForm>
    </PageLayout>
  );
}

/** Shows when the correction was requested, and the reviewer's note. */
function FixReason({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  if (!profile.requested) return null;
  const { since, note } = profile.requested;
  const isRejected = profile.request_status === 'rejected';
  return (
    <Alert role="note" severity={isRejected ? 'error' : 'info'} icon={false}>
      <AlertTitle>{t(isRejected ? 'fix.rejected' : 'fix.asked', { day: since })}</AlertTitle>
      {note && (
        <Box component="span" dir="auto" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
          {note}
        </Box>
      )}
    </Alert>
  );
}
