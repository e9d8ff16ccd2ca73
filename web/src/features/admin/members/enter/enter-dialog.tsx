import { type ImportedState, importMembers } from '@fanclub/contract/admin/import-routes';
import type { AdminMember, FoundMember } from '@fanclub/contract/members/admin-member';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listsKey, queuesQuery, statsQuery, useFamily } from '#admin-kit/api/queries.ts';
import { ApiError } from '#api/api-error.ts';
import { type RouteInput, useRouteMutation } from '#api/use-route-mutation.ts';
import { useSettings } from '#api/use-settings.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldGrid } from '#member/field-grid.tsx';
import { fullName } from '#member/full-name.ts';
import MemberFields from '#member/member-fields.tsx';
import { randomId } from '#store/random-id.ts';
import { FieldLatin } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { DeskPaymentFields } from '../desk/desk-payment-fields.tsx';
import { deskFieldOf } from '../desk/desk-values.ts';
import { RenewDialog } from '../desk/renew-dialog.tsx';
import {
  askedFields,
  bodyOf,
  type EnterValues,
  newValues,
  renewalOf,
  validateEntry,
} from './enter-values.ts';
import { FoundMembers } from './found-members.tsx';

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
  const { t } = useTranslation('review');
  const { settings } = useSettings();
  const number = guardian?.request_number ?? null;
  const [entryId] = useState(() => randomId());
  const [renewing, setRenewing] = useState<[FoundMember, EnterValues] | null>(null);
  const mutation = useEntry();
  const initialValues = newValues(useLanguage());
  const isNarrow = useIsNarrow('md');
  const open = (entered: string) => {
    onClose();
    onEntered(entered);
  };
  if (renewing) {
    const [member, values] = renewing;
    return (
      <RenewDialog
        member={member}
        season={settings.season}
        initial={renewalOf(values)}
        onClose={onClose}
        onRenewed={onEntered}
      />
    );
  }
  return (
    <FormDialog
      onClose={onClose}
      maxWidth="md"
      fullScreen={isNarrow}
      staysOnClickBeside
      mutation={mutation}
      initialValues={initialValues}
      validate={(values) => validateEntry(values, number)}
      validatesOnBlur
      toInput={(values) => ({ body: bodyOf(values, number, entryId) })}
      fieldOf={deskFieldOf}
      onDone={(answer) => {
        const entered = answer?.lines[0]?.request_number;
        if (entered) open(entered);
      }}
      renderFailure={(error) =>
        error instanceof IsFound && (
          <FoundMembers
            isSame={error.isSame}
            found={error.found}
            onOpen={open}
            onRenew={(member, values) => setRenewing([member, values])}
          />
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
        <Payment guardian={guardian} />
      </FieldGrid>
    </FormDialog>
  );
}

/** The fields about the payment. Whether rial is offered depends on the language of the person or the guardian. */
function Payment({ guardian }: { guardian: AdminMember | null }) {
  const { values } = useFormikContext<EnterValues>();
  const { family } = useFamily(guardian?.request_number ?? '');
  return (
    <DeskPaymentFields
      language={guardian?.language ?? values.language}
      family={guardian ? [guardian, ...family] : []}
    />
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

/** Thrown if members are the person (`isSame`), or may be. */
class IsFound extends Error {
  readonly isSame: boolean;
  readonly found: readonly FoundMember[];
  constructor(state: ImportedState, found: readonly FoundMember[]) {
    super(state);
    this.isSame = state === 'there';
    this.found = found;
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
      if (line?.found) throw new IsFound(line.state, line.found);
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
