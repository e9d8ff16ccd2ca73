import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import {
  type MailWords,
  mailParts,
  mailWordsSchema,
  placeholderProblems,
  placeholdersOf,
} from '@fanclub/contract/mail/mail-words';
import { listMailWords, type RewordedMail, rewordMail } from '@fanclub/contract/mail/words-routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { type FieldErrors, fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '#api/route-query.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { writtenIn } from '#i18n/written-in.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { ApiForm, FormFailure, SubmitButton } from '#ui/form/api-form.tsx';
import { FieldProse } from '#ui/form/field-text.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { LanguageChips } from './language-chips.tsx';
import { MailWordsPreview } from './mail-words-preview.tsx';

/** Form for the texts of one kind of mail, one language at a time, with a preview. */
export function MailWordsForm({ mail, onClose }: { mail: RewordedMail; onClose: () => void }) {
  const { t } = useTranslation(['news', 'admin', 'common']);
  const [language, setLanguage] = useState<LanguageCode>(useLanguage());
  return (
    <Stack spacing={2.5}>
      <Row>
        <Typography variant="h3" component="h2">
          {t(`admin:mails.kinds.${mail.kind}`)}
        </Typography>
        <Button color="secondary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </Row>
      <LanguageChips label={t('text.language')} chosen={language} onChoose={setLanguage} />
      <WordsInLanguage key={`${language}${mail.version}`} mail={mail} language={language} />
    </Stack>
  );
}

function WordsInLanguage({ mail, language }: { mail: RewordedMail; language: LanguageCode }) {
  const { t } = useTranslation(['news', 'history']);
  const { kind, version } = mail;
  const { original, words } = mail.languages[language];
  const saving = useRouteMutation(rewordMail, changesWords);
  const restoring = useRouteMutation(rewordMail, changesWords);
  const inputOf = (changed: MailWords | null) => ({
    params: { kind },
    body: { version, language, words: changed },
  });
  const waits = saving.data?.waits || restoring.data?.waits;
  return (
    <ApiForm
      mutation={saving}
      initialValues={words ?? original}
      toInput={inputOf}
      validate={(typed) => problemsOf(kind, typed, original)}
    >
      <Box sx={beside}>
        <Stack spacing={2} {...writtenIn(language)}>
          {mailParts.map((part) => (
            <FieldProse
              key={part}
              name={part}
              label={t(`history:parts.${part}`)}
              {...(part === 'body' && { rows: 8, help: t('words.bodyHelp') })}
            />
          ))}
        </Stack>
        <Stack spacing={2}>
          <MailWordsPreview language={language} />
          <Typography variant="note">
            {t('words.placeholders')}{' '}
            {placeholdersOf(kind).map((name) => (
              <span key={name}>
                <Ltr>{`{${name}}`}</Ltr> {t(`words.${name}`)}{' '}
              </span>
            ))}
          </Typography>
          <FormFailure />
          <Row>
            <SubmitButton>{t('words.save')}</SubmitButton>
            {words && (
              <SecondaryButton
                loading={restoring.isPending}
                onClick={() => restoring.mutate(inputOf(null))}
              >
                {t('words.original')}
              </SecondaryButton>
            )}
          </Row>
          <Typography role="status" variant="note">
            {waits && t('words.waits')}
          </Typography>
          <ErrorAlert error={restoring.error} />
        </Stack>
      </Box>
    </ApiForm>
  );
}

/** Returns the errors of each part of a mail, by the same rules as the server. */
function problemsOf(kind: MailKind, words: MailWords, original: MailWords): FieldErrors {
  return {
    ...placeholderProblems(kind, words, original),
    ...fieldErrorsOf(mailWordsSchema, words),
  };
}

const changesWords = { stale: [routeQuery(listMailWords).queryKey] };

const beside = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'start',
} as const;
