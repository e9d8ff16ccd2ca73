import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import { type PackType, packTypes } from '@fanclub/contract/pricing/packages';
import { rehearsePromoCode } from '@fanclub/contract/promo/admin-tool-routes';
import type { PromoCode } from '@fanclub/contract/promo/promo-code';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prolongsGate } from '#admin-kit/api/member-actions.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { DateField } from '#member/date/date-field.tsx';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { RehearsalResult } from './rehearsal-result.tsx';

interface RehearsalValues {
  code: string;
  pack_type: string;
  juventus_card: boolean;
  at: string;
  email: string;
}

/** Returns noon of a day in the admin's time zone as an ISO time. A text that is no date is returned unchanged. */
function noonOf(day: string): string {
  const noon = new Date(`${day}T12:00:00`);
  return Number.isNaN(noon.getTime()) ? day : noon.toISOString();
}

function toBody({ at, email, ...values }: RehearsalValues) {
  const given = { ...values, ...(at && { at: noonOf(at) }), ...(email.trim() && { email }) };
  return given as RouteBody<typeof rehearsePromoCode>;
}

/**
 * Dialog to try a code without counting a use. It shows the price and the message that a visitor would get.
 */
export function RehearsalDialog({
  code,
  onClose,
}: {
  code?: PromoCode | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation(['codes', 'common']);
  const [result, setResult] = useState<RouteResponse<typeof rehearsePromoCode> | null>(null);
  const pack: PackType = code?.packTypes?.[0] ?? packTypes[0];
  return (
    <FormDialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullScreen={useIsNarrow('sm')}
      mutation={useRouteMutation(rehearsePromoCode, prolongsGate)}
      initialValues={{
        code: code?.code ?? '',
        pack_type: pack,
        juventus_card: true,
        at: '',
        email: code?.email ?? '',
      }}
      toInput={(values: RehearsalValues) => ({ body: toBody(values) })}
      onDone={setResult}
      focus="code"
      title={t('rehearsal.title')}
      lead={t('rehearsal.lead')}
      submit={t('rehearsal.submit')}
    >
      <FieldText
        name="code"
        label={t('fields.code')}
        autoComplete="off"
        dir="ltr"
        maxLength={100}
      />
      <FieldSelect
        name="pack_type"
        label={t('rehearsal.package')}
        options={packTypes.map((value) => ({ value, label: t(`common:packages.${value}`) }))}
      />
      <FieldCheckbox name="juventus_card" label={t('rehearsal.withCard')} />
      <DateField name="at" label={t('rehearsal.day')} required={false} isPlanned />
      <FieldText
        name="email"
        label={t('rehearsal.email')}
        required={false}
        type="email"
        autoComplete="off"
        dir="ltr"
      />
      {result && <RehearsalResult result={result} />}
    </FormDialog>
  );
}
