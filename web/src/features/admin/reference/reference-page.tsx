import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SectionSearch, useSought } from '#admin-kit/listing/section-search.tsx';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { EmptyState } from '#ui/message-state.tsx';
import { OperationRow } from './operation-row.tsx';
import { type Description, groupsIn, useDescription } from './operations.ts';

/** The section of the API reference: every call, read from the OpenAPI description, with a form to try it. */
export default function ReferencePage() {
  const { t } = useTranslation('reference');
  return (
    <SectionPage lead={t('lead')}>
      <SectionSearch label={t('search')} placeholder={t('searchPlaceholder')} />
      <Loaded query={useDescription()}>
        {(description) => <Groups description={description} />}
      </Loaded>
    </SectionPage>
  );
}

/** The calls that match the search, grouped by tag. */
function Groups({ description }: { description: Description }) {
  const { t } = useTranslation('reference');
  const groups = groupsIn(description, useSought());
  if (groups.length === 0) return <EmptyState title={t('notFound')} text={t('notFoundText')} />;
  return groups.map(({ name, description: text, operations }) => (
    <Box key={name} component="section" aria-label={name} sx={{ marginBlockStart: 3 }}>
      <Box dir="ltr" lang="en" sx={{ marginBlockEnd: 1 }}>
        <Typography variant="h5" component="h2">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
      {operations.map((operation) => (
        <OperationRow key={operation.operationId} operation={operation} />
      ))}
    </Box>
  ));
}
