import type { ImportColumn } from '@fanclub/contract/members/import-columns';
import { splitName } from '@fanclub/contract/read-file/members/split-name';
import type {
  MemberAnswers,
  MemberQuestion,
  UnderstoodMembers,
  UnknownValue,
} from '@fanclub/contract/read-file/members/understand';
import { foldWords } from '@fanclub/contract/read-file/table';
import { formatDay } from '@fanclub/contract/text/format';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Choice } from '#admin-kit/choice.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Panel } from '#ui/panel.tsx';
import { useColumnName } from './use-column-name.ts';
import { useValueOptions } from './use-value-options.ts';

interface MemberQuestionsProps {
  understood: UnderstoodMembers;
  answers: MemberAnswers;
  onAnswer: (answers: MemberAnswers) => void;
}

/** How many unknown words are asked about; the lines of the others are corrected one by one. */
const askedWords = 12;

/** Asks what the file does not say: facts without a column, the order of days and names, and words of choices. */
export function MemberQuestions({ understood, answers, onAnswer }: MemberQuestionsProps) {
  const { t, format } = useTexts('settings');
  const { questions, unknown, proposals } = understood;
  const asked = unknown.slice(0, askedWords);
  if (questions.length + asked.length + proposals.length === 0) return null;
  const names = proposals.map(({ written, latin }) => `${written} → ${latin}`);
  return (
    <Panel role="status" sx={{ padding: 2, marginBlock: 2 }}>
      <Typography component="h3" variant="h6" sx={{ marginBlockEnd: 1 }}>
        {t('memberImport.questions')}
      </Typography>
      {questions.map((question) => (
        <Question
          key={`${question.kind} ${'column' in question ? question.column : ''}`}
          question={question}
          answers={answers}
          onAnswer={onAnswer}
        />
      ))}
      {proposals.length > 0 && (
        <FormControlLabel
          control={<Checkbox onChange={(_, latin) => onAnswer({ latin })} />}
          label={t('memberImport.latin', { count: proposals.length, names: format.list(names) })}
        />
      )}
      {asked.map((value) => (
        <Word
          key={`${value.column} ${value.word}`}
          value={value}
          answers={answers}
          onAnswer={onAnswer}
        />
      ))}
    </Panel>
  );
}

type Asking<Asked> = Asked & Pick<MemberQuestionsProps, 'answers' | 'onAnswer'>;

function Question({ question, answers, onAnswer }: Asking<{ question: MemberQuestion }>) {
  const { t, language } = useTexts('settings');
  const columnName = useColumnName();
  const optionsOf = useValueOptions();
  const setConstant = (column: ImportColumn, value: string | null) =>
    value !== null && onAnswer({ constants: { ...answers.constants, [column]: value } });
  switch (question.kind) {
    case 'missing': {
      const { column } = question;
      const label = t('memberImport.forAll', { column: columnName(column) });
      if (question.forAll) {
        return (
          <Choice
            label={label}
            value={null}
            options={optionsOf(column)}
            onChoose={(value) => setConstant(column, value)}
          />
        );
      }
      return (
        <Alert severity="warning" sx={{ marginBlock: 1 }}>
          {t('memberImport.missing', { columns: columnName(column) })}
        </Alert>
      );
    }
    case 'days': {
      const days = question.readings.map(({ order, first, last }) => ({
        value: order,
        label: `${formatDay(first, language)} … ${formatDay(last, language)}`,
      }));
      return (
        <Choice
          label={t('memberImport.days', { column: columnName(question.column) })}
          value={null}
          options={days}
          onChoose={(order) => order && onAnswer({ order })}
        />
      );
    }
    case 'names': {
      const orders = (['first_last', 'last_first'] as const).map((value) => {
        const [first, last] = splitName(question.sample, value) ?? ['', ''];
        return { value, label: t('memberImport.name', { first, last }) };
      });
      return (
        <Choice
          label={t('memberImport.nameOrder')}
          value={null}
          options={orders}
          onChoose={(nameOrder) => nameOrder && onAnswer({ nameOrder })}
        />
      );
    }
    case 'currency':
      return (
        <Choice
          label={t('memberImport.currency', { amount: question.sample })}
          value={null}
          options={optionsOf('paid_currency')}
          onChoose={(value) => setConstant('paid_currency', value)}
        />
      );
  }
}

/** Asks once for each word what it means, however many lines have it. */
function Word({ value, answers, onAnswer }: Asking<{ value: UnknownValue }>) {
  const { t } = useTexts('settings');
  const columnName = useColumnName();
  const optionsOf = useValueOptions();
  const { column, word, count } = value;
  const { values = {} } = answers;
  return (
    <Choice
      label={t('memberImport.word', { column: columnName(column), word, count })}
      value={null}
      options={optionsOf(column)}
      none={t('memberImport.unanswered')}
      onChoose={(said) =>
        said !== null &&
        onAnswer({
          values: { ...values, [column]: { ...values[column], [foldWords(word)]: said } },
        })
      }
    />
  );
}
