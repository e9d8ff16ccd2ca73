import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { CodeBlock } from './code-block.tsx';
import { type Operation, requestOf } from './operations.ts';
import { type Answer, useTry } from './use-try.ts';

/**
 * Form to try an API call. Its fields start with the values of the description's example. The response is
 * shown below.
 */
export function TryForm({ operation }: { operation: Operation }) {
  const { t } = useTranslation('reference');
  const { fields, body: example, files: parts } = requestOf(operation);
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name, example: text }) => [name, text ?? ''])),
  );
  const [body, setBody] = useState(example ?? '');
  const [files, setFiles] = useState<Record<string, File>>({});
  const { mutate, data, error, isPending } = useTry(operation);
  const isReal = operation.method !== 'GET';
  const isBroken = error instanceof SyntaxError;
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate({ values, body, files });
  };
  return (
    <Box component="form" onSubmit={send} noValidate sx={{ display: 'grid', gap: 2 }}>
      {fields.length > 0 && (
        <Box sx={fieldsStyle}>
          {fields.map(({ name, required }) => (
            <TextField
              key={name}
              name={name}
              label={name}
              size="small"
              required={required}
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              slotProps={code}
            />
          ))}
        </Box>
      )}
      {example !== undefined && (
        <TextField
          name="body"
          label={t('body')}
          multiline
          minRows={3}
          maxRows={16}
          value={body}
          error={isBroken}
          helperText={isBroken && t('brokenBody')}
          onChange={({ target }) => setBody(target.value)}
          slotProps={code}
        />
      )}
      {parts.map((name) => (
        <TextField
          key={name}
          type="file"
          label={name}
          size="small"
          onChange={({ target }) => {
            const file = (target as HTMLInputElement).files?.[0];
            if (file) setFiles({ ...files, [name]: file });
          }}
          slotProps={{ ...code, inputLabel: { dir: 'ltr', lang: 'en', shrink: true } }}
        />
      ))}
      {isReal && <Alert severity="warning">{t('real')}</Alert>}
      <Button
        type="submit"
        variant={isReal ? 'outlined' : 'contained'}
        loading={isPending}
        sx={{ justifySelf: 'start' }}
      >
        {t('send')}
      </Button>
      {!isBroken && <ErrorAlert error={error} fallback="action_failed" />}
      {data && <AnswerView answer={data} />}
    </Box>
  );
}

/** Shows an API response: its status, its duration, and its body if the body is text. */
function AnswerView({ answer: { status, ms, contentType, text } }: { answer: Answer }) {
  const { t } = useTranslation('reference');
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Row sx={{ gap: 1 }}>
        <Chip
          size="small"
          color={status < 400 ? 'success' : 'error'}
          variant="outlined"
          label={String(status)}
        />
        <Typography variant="body2" color="textSecondary">
          {t('took', { ms })}
        </Typography>
      </Row>
      {text ? (
        <CodeBlock label={t('answer')} text={text} />
      ) : (
        <Typography variant="body2">{t('file', { type: contentType })}</Typography>
      )}
    </Box>
  );
}

const fieldsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
} as const;

/** Parameter names and values are code, so they are marked as English and left to right. */
const code = {
  htmlInput: { dir: 'ltr', lang: 'en', spellCheck: false, autoComplete: 'off' },
  inputLabel: { dir: 'ltr', lang: 'en' },
} as const;
