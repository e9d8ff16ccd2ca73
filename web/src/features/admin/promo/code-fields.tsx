import { discountTypes } from '@fanclub/contract/pricing/discount';
import type { PromoCode } from '@fanclub/contract/promo/promo-code';
import { promoSentenceMaxLength } from '@fanclub/contract/promo/promo-scope';
import { languageCodes, languages } from '@fanclub/contract/text/languages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePackName } from '#i18n/use-pack-name.ts';
import { DateField } from '#member/date/date-field.tsx';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldLatin, FieldProse } from '#ui/form/field-text.tsx';
import { useCodeTexts } from './code-texts.ts';
import { type CodeValues, isBelowUse, packsOf } from './code-values.ts';

/** The form fields of a promo code. An existing code has no field for its name, which cannot be changed. */
export function CodeFields({ code }: { code?: PromoCode }) {
  const { t } = useTranslation(['promo', 'common']);
  const packName = usePackName();
  const { values } = useFormikContext<CodeValues>();
  const { faults } = useCodeTexts();
  const isPercent = values.discountType === 'percentage';
  return (
    <>
      {code && code.malformed_fields.length > 0 && (
        <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
          {t('form.mend', { fields: faults(code) })}
        </Alert>
      )}
      {!code && (
        <FieldLatin
          name="code"
          label={t('fields.code')}
          help={t('fields.codeHelp')}
          maxLength={100}
        />
      )}
      <Box sx={twoColumns}>
        <FieldSelect
          name="discountType"
          label={t('fields.discountType')}
          options={discountTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <FieldLatin
          name="discountRate"
          label={t(isPercent ? 'fields.percent' : 'fields.euro')}
          inputMode="decimal"
        />
      </Box>
      <FieldLatin
        name="maxUses"
        label={t('fields.maxUses')}
        help={code?.usedCount ? t('fields.maxUsesUsed', { count: code.usedCount }) : undefined}
        required={false}
        inputMode="numeric"
      />
      {isBelowUse(values, code) && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {t('form.belowUse', { count: code?.usedCount ?? 0 })}
        </Alert>
      )}
      <DateField name="expiresAt" label={t('fields.expiresAt')} required={false} isPlanned />
      <Group title={t('fields.packages')} help={t('fields.packagesHelp')}>
        <Box sx={{ ...twoColumns, '& .MuiFormHelperText-root': { display: 'none' } }}>
          {packsOf(code).map((pack) => (
            <FieldCheckbox key={pack} name={`for_${pack}`} label={packName(pack)} />
          ))}
        </Box>
      </Group>
      <FieldLatin
        name="email"
        label={t('fields.email')}
        help={t('fields.emailHelp')}
        required={false}
        type="email"
      />
      <Group title={t('fields.sentences')} help={t('fields.sentencesHelp')}>
        {languageCodes.map((language) => (
          <FieldProse
            key={language}
            name={`sentence_${language}`}
            label={languages[language].label}
            required={false}
            maxLength={promoSentenceMaxLength}
          />
        ))}
      </Group>
    </>
  );
}

function Group({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ marginBlockEnd: 2 }}>
      <Typography id={id} sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <Typography variant="note" sx={{ marginBlockEnd: 1 }}>
        {help}
      </Typography>
      {children}
    </Box>
  );
}

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 2,
} as const;
