import { createPromoCode, updatePromoCode } from '@fanclub/contract/promo/admin-routes';
import type { PromoCode } from '@fanclub/contract/promo/promo-code';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { CodeFields } from './code-fields.tsx';
import { codeValuesOf, createBodyOf, updateBodyOf } from './code-values.ts';
import { changesCodes } from './use-codes.ts';

function useFormShell(onClose: () => void) {
  return {
    open: true,
    onClose,
    maxWidth: 'sm',
    fullScreen: useIsNarrow('sm'),
    staysOnClickBeside: true,
  } as const;
}

/** Dialog for a new code. If `like` is given, the form starts with the values of that code, except its name. */
export function CreateCode({
  like,
  onClose,
}: {
  like?: PromoCode | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('promo');
  return (
    <FormDialog
      {...useFormShell(onClose)}
      mutation={useRouteMutation(createPromoCode, changesCodes)}
      initialValues={{ ...codeValuesOf(useLanguage(), like), code: '' }}
      toInput={(values) => ({ body: createBodyOf(values) })}
      atField={{ promo_code_exists: 'code' }}
      focus="code"
      onDone={onClose}
      title={like ? t('form.duplicate', { code: like.code }) : t('form.create')}
      submit={t('form.createSubmit')}
    >
      <CodeFields />
    </FormDialog>
  );
}

export function EditCode({ code, onClose }: { code: PromoCode; onClose: () => void }) {
  const { t } = useTranslation(['promo', 'common']);
  return (
    <FormDialog
      {...useFormShell(onClose)}
      mutation={useRouteMutation(updatePromoCode, changesCodes)}
      initialValues={codeValuesOf(useLanguage(), code)}
      toInput={(values) => {
        const body = updateBodyOf(code, values);
        return body && { body };
      }}
      onDone={onClose}
      title={t('form.edit', { code: code.code })}
      submit={t('common:actions.save')}
    >
      <CodeFields code={code} />
    </FormDialog>
  );
}
