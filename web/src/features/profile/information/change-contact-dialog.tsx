import { correctableBy, type TypedFields } from '@fanclub/contract/members/field-sets';
import { updateContact } from '@fanclub/contract/members/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { setLanguage } from '#i18n/i18n.ts';
import { useFormat } from '#i18n/use-format.ts';
import { CorrectionFields } from '#member/correction-fields.tsx';
import { changesOf, correctionsOf, valuesOf } from '#member/form-values.ts';
import { fullName } from '#member/full-name.ts';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { updateStoredUser } from '#session/session-store.ts';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { validateWith } from '#ui/form/validate-with.ts';
import { useIsNarrow } from '#ui/use-is-narrow.ts';

const names = correctableBy('member');
type Contact = Pick<TypedFields, (typeof names)[number]>;
/**
 * `for_family` is true if the new address and phone also apply to the people whom the member answers for as a
 * guardian.
 */
type Values = Contact & { for_family: boolean };
const toBody = (values: Contact) => correctionsOf(values, names);
const validate = validateWith(updateContact.body, toBody);

interface ChangeContactDialogProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** The form with which a member changes address, phone and language, in any state of the application. */
export default function ChangeContactDialog({
  profile,
  open,
  onClose,
  onDone,
}: ChangeContactDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const queryClient = useQueryClient();
  const { family } = profile;
  const { list } = useFormat();
  const initialValues: Values = {
    ...valuesOf(profile, names),
    for_family: family.length > 0,
  };
  const saving = useRouteMutation(updateContact, {
    onSuccess: async (after) => {
      queryClient.setQueryData(profileQuery(after.id).queryKey, after);
      for (const { id } of family) queryClient.invalidateQueries(profileQuery(id));
      if (after.language === profile.language) return;
      updateStoredUser({ language: after.language });
      await setLanguage(after.language);
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      fullScreen={useIsNarrow()}
      mutation={saving}
      initialValues={initialValues}
      toInput={(values) => ({
        body: {
          ...changesOf(toBody(initialValues), toBody(values), names),
          ...(values.for_family && { for_family: true }),
        },
      })}
      validate={validate}
      validatesOnBlur
      onDone={onDone}
      title={t('personal.changeTitle')}
      lead={t('personal.changeText')}
      submit={t('common:actions.save')}
    >
      <CorrectionFields names={names} pack={profile.pack_type} />
      {family.length > 0 && (
        <FieldCheckbox
          name="for_family"
          label={t('personal.forFamily')}
          help={t('personal.forFamilyHelp', {
            names: list(family.map((person) => `\u2068${fullName(person)}\u2069`)),
          })}
        />
      )}
    </FormDialog>
  );
}
