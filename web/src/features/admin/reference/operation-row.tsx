import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { bareList } from '#ui/bare-list.ts';
import { CodeBlock } from './code-block.tsx';
import type { Operation } from './operations.ts';
import { TryForm } from './try-form.tsx';

const whole = { transition: { unmountOnExit: true } };

/** Row of an API call. When expanded, it shows the call's description, its schemas and a form to try it. */
export function OperationRow({ operation }: { operation: Operation }) {
  const { t } = useTranslation('reference');
  const { method, path, summary, description, responses } = operation;
  return (
    <Accordion disableGutters slotProps={whole}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Box dir="ltr" lang="en" sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" sx={{ fontWeight: 700 }}>
            {method} {path}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {summary}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" dir="ltr" lang="en">
          {description}
        </Typography>
        <TryForm operation={operation} />
        <div>
          <Typography component="h3" sx={{ fontWeight: 650 }}>
            {t('answers')}
          </Typography>
          <Box
            component="ul"
            dir="ltr"
            lang="en"
            sx={{ ...bareList, typography: 'body2', overflowWrap: 'anywhere' }}
          >
            {Object.entries(responses).map(
              ([status, { description: meaning }]) =>
                meaning && (
                  <li key={status}>
                    <b>{status}</b> {meaning}
                  </li>
                ),
            )}
          </Box>
        </div>
        <CodeBlock label={t('description')} text={JSON.stringify(shapeOf(operation), null, 2)} />
      </AccordionDetails>
    </Accordion>
  );
}

/** Returns the JSON Schema of the parameters, the request body and the successful response. */
function shapeOf({ parameters, requestBody, responses }: Operation) {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const schemasOf = (content: Record<string, { schema: object }> = {}) =>
    Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema]));
  return {
    parameters: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    ...(requestBody && { request: schemasOf(requestBody.content) }),
    answer: schemasOf(success?.content),
  };
}
