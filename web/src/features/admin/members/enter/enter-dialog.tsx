import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { importMembers } from '@fanclub/contract/members/import-routes';
import { paymentWays } from '@fanclub/contract/money/payments';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { listsKey, queuesQuery, statsQuery } from '#admin-kit/api/queries.ts';
import { ApiError } from '#api/api-error.ts';
import { type RouteInput, useRouteMutation } from '#api/use-route-mutation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldGrid } from '#member/field-grid.tsx';
import { fullName } from '#member/full-name.ts';
import MemberFields from '#member/member-fields.tsx';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldLatin } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { askedFields, bodyOf, newValues, validateEntry } from './enter-values.ts';

interface EnterDialogProps {
  /** The member who answers for the person; null for a person who answers for himself or herself. */
  guardian: AdminMember | null;
  onClose: () => void;
  /** Called with the request number of the entered member, or of the record that staff want to open instead. */
  onEntered: (requestNumber: string) => void;
}

/**
 * Dialog in which staff enter a person who is at the desk or has filled in a paper form. The dialog sends the person as
 * a file of one line to the import of members, so a repeated call creates no second member.
 */
export default function EnterDialog({ guardian, onClose, onEntered }: EnterDialogProps) {
  const { t } = useTranslation(['review', 'member']);
  const number = guardian?.request_number ?? null;
  const open = (entered: string) => {
    onClose();
    onEntered(entered);
  };
  return (
    <FormDialog
      onClose={onClose}
      maxWidth="md"
      fullScreen={useIsNarrow('md')}
      staysOnClickBeside
      mutation={useEntry()}
      initialValues={newValues(useLanguage())}
      validate={(values) => validateEntry(values, number)}
      validatesOnBlur
      toInput={(values) => ({ body: bodyOf(values, number) })}
      onDone={(answer) => {
        const entered = answer?.lines[0]?.request_number;
        if (entered) open(entered);
      }}
      renderFailure={(error) =>
        error instanceof IsThere && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={() => open(error.requestNumber)}>
                {t('enter.openRecord')}
              </Button>
            }
          >
            {t('enter.isThere', { number: error.requestNumber })}
          </Alert>
        )
      }
      atField={{ user_already_exists: 'email' }}
      title={guardian ? t('enter.familyTitle', { name: fullName(guardian) }) : t('enter.open')}
      lead={t(guardian ? 'enter.familyLead' : 'enter.lead')}
      submit={t('enter.submit')}
      focus="first_name"
    >
      <FieldGrid>
        <MemberFields names={askedFields(number)} autofills={false} controls={{ email: Email }} />
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
    <FieldLatin
      name="email"
      label={t('member:fields.email')}
      help={t('enter.emailHelp')}
      required={false}
      type="email"
      inputMode="email"
    />
  );
}

/** Errors of a line that are also errors of the API, which have sentences of their own. */
const ownSentence = ['user_already_exists', 'family_full'] as const;

/** Thrown if the person is in the list already. The request number is that of their record. */
class IsThere extends Error {
  readonly requestNumber: string;
  constructor(requestNumber: string) {
    super(requestNumber);
    this.requestNumber = requestNumber;
  }
}

/** Imports the line. The errors of the line's columns become the errors of the form's fields. */
function useEntry() {
  const { mutateAsync, ...sending } = useRouteMutation(importMembers, {
    stale: [listsKey, statsQuery.queryKey, queuesQuery.queryKey],
  });
  return {
    ...sending,
    mutateAsync: async (input: RouteInput<typeof importMembers>) => {
      const answer = await mutateAsync(input);
      const [line] = answer.lines;
      if (line?.state === 'there' && line.request_number) throw new IsThere(line.request_number);
      if (line?.state !== 'wrong') return answer;
      const found = Object.values(line.errors);
      const code = ownSentence.find((key) => found.includes(key)) ?? 'validation_error';
      throw new ApiError({
        status: 400,
        code,
        message: '',
        errors: line.errors as FieldErrors,
      });
    },
  };
}
