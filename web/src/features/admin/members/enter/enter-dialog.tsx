import type { ImportedField } from '@fanclub/contract/members/import-columns';
import { importMembers } from '@fanclub/contract/members/import-routes';
import { paymentWays } from '@fanclub/contract/money/payments';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { useTranslation } from 'react-i18next';
import { prolongsGate } from '#admin-kit/api/member-actions.ts';
import { listsKey, queuesQuery, statsQuery } from '#admin-kit/api/queries.ts';
import { ApiError } from '#api/api-error.ts';
import { type RouteInput, useRouteMutation } from '#api/use-route-mutation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldGrid } from '#member/field-grid.tsx';
import { MemberFields } from '#member/member-fields.tsx';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { cellsOf, newValues, validateEntry } from './enter-values.ts';

const person: readonly ImportedField[] = [
  'first_name',
  'last_name',
  'gender',
  'birth_date',
  'country_of_birth',
  'country_of_residency',
  'address_of_residency',
  'postal_code',
  'phone',
  'email',
  'pack_type',
  'juventus_card',
  'language',
];

interface EnterDialogProps {
  onClose: () => void;
  /** Called with the request number of the entered member, even if this member existed already. */
  onEntered: (requestNumber: string) => void;
}

/**
 * Dialog in which staff enter a person who is at the desk or has filled in a paper form. The dialog sends the person as
 * a file of one line to the import of members, so a repeated call creates no second member.
 */
export function EnterDialog({ onClose, onEntered }: EnterDialogProps) {
  const { t } = useTranslation(['review', 'member']);
  return (
    <FormDialog
      open
      onClose={onClose}
      maxWidth="md"
      fullScreen={useIsNarrow('md')}
      staysOnClickBeside
      mutation={useEntry()}
      initialValues={newValues(useLanguage())}
      validate={validateEntry}
      validatesOnBlur
      toInput={(values) => ({
        body: { lines: [{ line: 1, cells: cellsOf(values) }], make: true, invite: true },
      })}
      onDone={(answer) => {
        onClose();
        const number = answer?.lines[0]?.request_number;
        if (number) onEntered(number);
      }}
      atField={{ user_already_exists: 'email' }}
      title={t('enter.title')}
      lead={t('enter.lead')}
      submit={t('enter.submit')}
      focus="first_name"
    >
      <FieldGrid>
        <MemberFields names={person} autofills={false} controls={{ email: Email }} />
        <FieldSelect
          name="paid_by"
          label={t('enter.paid')}
          none={t('enter.notPaid')}
          options={paymentWays.map((value) => ({ value, label: t(`member:ways.${value}`) }))}
        />
      </FieldGrid>
    </FormDialog>
  );
}

function Email() {
  const { t } = useTranslation(['review', 'member']);
  return (
    <FieldText
      name="email"
      label={t('member:fields.email')}
      help={t('enter.emailHelp')}
      required={false}
      autoComplete="off"
      type="email"
      inputMode="email"
      dir="ltr"
    />
  );
}

/** Imports the line. The errors of the line's columns become the errors of the form's fields. */
function useEntry() {
  const { mutateAsync, ...sending } = useRouteMutation(importMembers, {
    ...prolongsGate,
    stale: [listsKey, statsQuery.queryKey, queuesQuery.queryKey],
  });
  return {
    ...sending,
    mutateAsync: async (input: RouteInput<typeof importMembers>) => {
      const answer = await mutateAsync(input);
      const [line] = answer.lines;
      if (line?.state !== 'wrong') return answer;
      const isKnown = Object.values(line.errors).includes('user_already_exists');
      throw new ApiError({
        status: 400,
        code: isKnown ? 'user_already_exists' : 'validation_error',
        message: '',
        errors: line.errors as FieldErrors,
      });
    },
  };
}
