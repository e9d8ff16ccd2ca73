import { formatMoney } from '@fanclub/contract/money/format-money';
import { readAmount } from '@fanclub/contract/read-file/amounts';
import { currencyOf, takenUnits } from '@fanclub/contract/read-file/forms';
import { type WordMeaning, wordMeanings } from '@fanclub/contract/read-file/statement/format';
import type {
  StatementChoices,
  StatementQuestion,
} from '@fanclub/contract/read-file/statement/read-statement';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { Choice } from '#admin-kit/choice.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { columnOptions, type FormatFormProps } from './format-form.tsx';

interface FormatQuestionsProps extends FormatFormProps {
  /** All questions about the file, also those that are answered. */
  questions: readonly StatementQuestion[];
  choices: StatementChoices;
}

/** The questions about what a file does not say. No answer is chosen beforehand. */
export function FormatQuestions({ questions, read, choices, onChoose }: FormatQuestionsProps) {
  return (
    <Stack sx={{ maxInlineSize: 560, gap: 0.5 }}>
      {questions.map((question) => (
        <Question key={JSON.stringify(question)} {...{ question, read, choices, onChoose }} />
      ))}
    </Stack>
  );
}

function Question({
  question,
  read,
  choices,
  onChoose,
}: Omit<FormatQuestionsProps, 'questions'> & { question: StatementQuestion }) {
  const { t, format } = useTexts(['statements', 'member']);
  const { columns, unit } = read.draft;
  switch (question.ask) {
    case 'column': {
      const { role } = question;
      const [chosen] = columns[role];
      return (
        <Choice
          label={t(`ask.${role}`)}
          value={chosen === undefined ? (choices.without_text ? 'none' : null) : String(chosen)}
          options={[
            ...columnOptions(read),
            ...(role === 'text' ? [{ value: 'none', label: t('format.none') }] : []),
          ]}
          onChoose={(value) => {
            const isColumn = value !== null && value !== 'none';
            onChoose({
              columns: { ...columns, [role]: isColumn ? [Number(value)] : [] },
              without_text: value === 'none',
            });
          }}
        />
      );
    }
    case 'unit':
      return (
        <Choice
          label={t('ask.unit')}
          value={choices.unit ?? null}
          options={takenUnits().map((value) => ({ value, label: t(`format.units.${value}`) }))}
          onChoose={(value) => onChoose({ unit: value ?? undefined })}
        />
      );
    case 'decimal':
      return (
        <Choice
          label={t('ask.decimal', { sample: question.readings[0]?.sample })}
          value={choices.decimal ?? null}
          options={question.readings.map(({ decimal, sample }) => {
            const amount = readAmount(sample, decimal, unit ?? 'EUR') ?? 0;
            const currency = currencyOf(unit ?? 'EUR');
            return { value: decimal, label: formatMoney({ amount, currency }, format.language) };
          })}
          onChoose={(value) => onChoose({ decimal: value ?? undefined })}
        />
      );
    case 'dates':
      return (
        <Choice
          label={t('ask.dates')}
          value={choices.dates ?? null}
          options={question.readings.map(({ order, first, last }) => ({
            value: order,
            label: t('ask.days', { first: format.day(first), last: format.day(last) }),
          }))}
          onChoose={(value) => onChoose({ dates: value ?? undefined })}
        />
      );
    case 'words':
      return question.words.map((word) => (
        <Choice<WordMeaning>
          key={word}
          label={t('ask.word', { word })}
          value={choices.words?.find((one) => one.word === word)?.means ?? null}
          options={wordMeanings[question.of].map((value) => ({
            value,
            label: t(`ask.meanings.${value}`),
          }))}
          onChoose={(means) => {
            const others = (choices.words ?? []).filter((one) => one.word !== word);
            onChoose({ words: [...others, ...(means ? [{ word, means }] : [])] });
          }}
        />
      ));
    case 'signs':
      return (
        <Choice
          label={t('ask.signs', { count: question.count, row: question.row })}
          value={choices.signs ?? null}
          options={(['in', 'out'] as const).map((value) => ({
            value,
            label: t(`ask.meanings.${value}`),
          }))}
          onChoose={(value) => onChoose({ signs: value ?? undefined })}
        />
      );
    case 'positive':
      return (
        <Choice
          label={t('ask.positive')}
          value={choices.signs ?? null}
          options={[
            { value: 'written', label: t('ask.meanings.in') },
            { value: 'reversed', label: t('ask.meanings.out') },
          ]}
          onChoose={(value) => onChoose({ signs: value ?? undefined })}
        />
      );
    case 'balance':
      return (
        <FormControlLabel
          control={
            <Checkbox
              checked={choices.ignores_balance ?? false}
              onChange={(_, ignores_balance) => onChoose({ ignores_balance })}
            />
          }
          label={`${t('ask.balance', { row: question.row })} ${t('ask.ignore')}`}
        />
      );
  }
}
