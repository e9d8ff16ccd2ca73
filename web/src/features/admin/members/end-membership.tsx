import { endMembership } from '@fanclub/contract/admin/routes';
import { clubToday } from '@fanclub/contract/club/club-day';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { type EndReason, endReasons } from '@fanclub/contract/members/membership-schema';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { DateField } from '#member/date/date-field.tsx';
import { fullName } from '#member/full-name.ts';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldLatin } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { Conflict } from './conflict.tsx';

/** Button with which staff end a membership before its season, or take such an end back. */
export default function EndMembership({ member }: { member: AdminMember }) {
  const { t } = useTexts('review');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useIsNarrow('sm');
  const mutation = useRouteMutation(endMembership, useMemberAction());
  const { id, version, membership, next_membership, has_family } = member;
  const last = next_membership ?? membership;
  if (!last || !may('endMembership')) return null;
  if (last.end_reason) {
    const resume = () => mutation.mutate({ params: { id }, body: { reason: null, version } });
    return (
      <>
        <SecondaryButton
          size="small"
          loading={mutation.isPending}
          onClick={resume}
          sx={{ justifySelf: 'start' }}
        >
          {t('end.resume')}
        </SecondaryButton>
        <Conflict error={mutation.error} />
      </>
    );
  }
  if (last.valid_until && last.valid_until < clubToday()) return null;
  return (
    <>
      <Button
        size="small"
        color="secondary"
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        {t('end.open')}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        maxWidth="sm"
        fullScreen={isNarrow}
        mutation={mutation}
        initialValues={{
          reason: 'left' as EndReason,
          day: clubToday() as string,
          tell: false,
          guardian_number: '',
        }}
        toInput={({ guardian_number, ...values }) => {
          const number = guardian_number.trim();
          const body = { ...values, version, ...(number && { guardian_number: number }) };
          return { params: { id }, body };
        }}
        onDone={() => setOpen(false)}
        title={t('end.title', { name: fullName(member) })}
        lead={t('end.lead')}
        submit={t('end.submit')}
        danger
        focus="reason"
      >
        <FieldSelect
          name="reason"
          label={t('end.reason')}
          options={endReasons.map((value) => ({ value, label: t(`end.reasons.${value}`) }))}
        />
        <DateField name="day" label={t('end.day')} />
        {has_family && (
          <FieldLatin name="guardian_number" label={t('end.guardian')} required={false} />
        )}
        <FieldCheckbox name="tell" label={t('end.tell')} />
      </FormDialog>
    </>
  );
}
