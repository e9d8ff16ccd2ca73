import { memberFilters } from '@fanclub/contract/admin/filters';
import { saveNews } from '@fanclub/contract/news/admin-routes';
import { newsBodyMaxLength, newsSubjectMaxLength } from '@fanclub/contract/news/news';
import { packsWith } from '@fanclub/contract/pricing/packages';
import { type LanguageCode, languageCodes, languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTodayOptions } from '#admin-kit/api/use-today-options.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { usePackName } from '#i18n/use-pack-name.ts';
import { writtenIn } from '#i18n/written-in.ts';
import { CountryField } from '#member/country/country-field.tsx';
import { randomId } from '#store/random-id.ts';
import { ApiForm, FormFailure, SubmitButton } from '#ui/form/api-form.tsx';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldLatin, FieldProse } from '#ui/form/field-text.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { topBarHeight } from '#ui/top-bar-height.ts';
import { LanguageChips } from './language-chips.tsx';
import { MessagePaper } from './message-preview.tsx';
import { contentOf, type MessageValues } from './message-values.ts';
import { Readers } from './readers.tsx';
import { changesNews } from './use-news.ts';

interface MessageFormProps {
  /** The id of the draft to edit. Absent for a new message, which gets a new id. */
  id?: string;
  version: number;
  values: MessageValues;
  onSaved: (id: string) => void;
  onCancel: () => void;
}

/** Form for a new message or a draft. Saving stores a draft; sending it is a separate step. */
export function MessageForm({ id: known, version, values, onSaved, onCancel }: MessageFormProps) {
  const { t } = useTranslation(['news', 'common']);
  const [id] = useState(() => known ?? randomId());
  const [language, setLanguage] = useState<LanguageCode>(useLanguage());
  return (
    <ApiForm
      mutation={useRouteMutation(saveNews, changesNews)}
      initialValues={values}
      toInput={(typed) => ({
        params: { newsId: id },
        body: { version, ...contentOf(typed) },
      })}
      onDone={() => onSaved(id)}
    >
      <Box sx={textAndPreview}>
        <Stack spacing={2.5}>
          <Audience />
          <Texts language={language} onChoose={setLanguage} />
        </Stack>
        <Draft language={language} />
        <Stack spacing={2.5}>
          <FormFailure />
          <Row sx={{ '& > *': { flexGrow: { xs: 1, sm: 0 } } }}>
            <SubmitButton size="large">{t('form.save')}</SubmitButton>
            <Button size="large" color="secondary" onClick={onCancel}>
              {t('common:actions.cancel')}
            </Button>
          </Row>
        </Stack>
      </Box>
    </ApiForm>
  );
}

function Audience() {
  const { t } = useTranslation(['news', 'admin', 'member']);
  const packName = usePackName();
  const { today, status, pack_type: pack } = useFormikContext<MessageValues>().values;
  const options = useTodayOptions(today);
  const states = memberFilters.filter((filter) => filter !== 'all');
  const all = t('audience.everybody');
  return (
    <SectionPanel title={t('audience.title')}>
      <Typography variant="note" sx={{ marginBlockEnd: 2 }}>
        {t('audience.help')}
      </Typography>
      <Box sx={twoColumns}>
        <FieldSelect name="today" label={t('admin:today.label')} none={all} options={options} />
        <FieldSelect
          name="status"
          label={t('audience.status')}
          none={all}
          options={states.map((value) => ({ value, label: t(`admin:filters.${value}`) }))}
        />
        <FieldSelect
          name="pack_type"
          label={t('member:fields.pack_type')}
          none={all}
          options={packsWith(pack).map((value) => ({ value, label: packName(value) }))}
        />
        <FieldSelect
          name="language"
          label={t('member:fields.language')}
          none={all}
          options={languageCodes.map((value) => ({ value, label: languages[value].label }))}
        />
        <CountryField
          name="country"
          label={t('member:fields.country_of_residency')}
          required={false}
          autoComplete="off"
        />
      </Box>
      {status === 'owing' && (
        <Typography variant="note" sx={{ marginBlockStart: 2 }}>
          {t('audience.owing')}{' '}
          <Link component={PageLink} to={paths.adminMoney.build()}>
            {t('audience.toMoney')}
          </Link>
        </Typography>
      )}
    </SectionPanel>
  );
}

/**
 * Fields for the texts of a message, in one language at a time. The texts in other languages are kept. A message needs
 * a text in at least one language, so the fields are optional only if another language has one.
 */
function Texts({
  language,
  onChoose,
}: {
  language: LanguageCode;
  onChoose: (language: LanguageCode) => void;
}) {
  const { t } = useTranslation('news');
  const { values } = useFormikContext<MessageValues>();
  const isNeeded = languageCodes.every(
    (code) => code === language || values[`body_${code}`].trim() === '',
  );
  const { label } = languages[language];
  return (
    <SectionPanel title={t('text.title')}>
      <Stack spacing={2} key={language}>
        <LanguageChips label={t('text.language')} chosen={language} onChoose={onChoose} />
        <Stack spacing={2} {...writtenIn(language)}>
          <FieldProse
            name={`subject_${language}`}
            label={t('text.subject', { language: label })}
            required={isNeeded}
            maxLength={newsSubjectMaxLength}
          />
          <FieldProse
            name={`body_${language}`}
            label={t('text.body', { language: label })}
            required={isNeeded}
            rows={10}
            maxLength={newsBodyMaxLength}
          />
        </Stack>
        <FieldLatin
          name="link"
          type="url"
          label={t('text.link')}
          help={t('text.linkHelp')}
          required={false}
        />
      </Stack>
    </SectionPanel>
  );
}

/**
 * Shows how many members would get the message, and a preview in the language that the admin is writing. Both follow
 * what the admin types.
 */
function Draft({ language }: { language: LanguageCode }) {
  const { t } = useTranslation('news');
  const content = contentOf(useFormikContext<MessageValues>().values);
  return (
    <Box sx={{ position: { md: 'sticky' }, insetBlockStart: { md: topBarHeight + 16 } }}>
      <Readers news={content} />
      <section aria-label={t('preview.label')}>
        <MessagePaper news={content} language={language} />
      </section>
    </Box>
  );
}

/** From the width `md` the preview is beside the text. On a narrower screen it is between the text and the buttons. */
const textAndPreview = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 47rem) minmax(16rem, 1fr)' },
  columnGap: 3,
  rowGap: 2.5,
  alignItems: 'start',
} as const;

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 1.5,
} as const;
