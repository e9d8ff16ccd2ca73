import { readDraft } from '@fanclub/contract/drafts/routes';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/client.ts';
import { useErrorText } from '#api/use-error-text.ts';
import { PageColumn } from '#ui/page-column.tsx';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { loadDraft } from '../draft/draft-store.ts';
import { firstPage } from '../draft/pages.ts';
import { searchOf } from '../draft/use-page.ts';
import { type Arrival, isWhole } from './arrival.ts';
import { openDraft, takeOver } from './sealed-draft.ts';

/**
 * Loads and opens the draft of a mailed link. If this device has another draft, the page first asks which of the two to
 * keep.
 */
export default function OpenTransferredDraft({ arrival }: { arrival: Arrival }) {
  const { t } = useTranslation(['registration', 'common']);
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({
    queryKey: [readDraft.path, arrival.id, arrival.key],
    queryFn: async ({ signal }) => {
      const { sealed } = await call(readDraft, { params: { draftId: arrival.id }, signal });
      // With a wrong key a retry would not help, so this returns null instead of an error.
      return openDraft({ sealed, key: arrival.key }).catch(() => null);
    },
    enabled: isWhole(arrival),
    gcTime: 0,
  });
  const own = loadDraft()?.draft.idempotencyKey;
  const isChoice = own !== undefined && own !== data?.stored.form.idempotencyKey;

  const goOn = (page = firstPage) =>
    navigate({ search: searchOf(page), hash: '' }, { replace: true });
  const takeTransferred = async () => {
    if (!data) return;
    await takeOver(data);
    goOn(data.page);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the draft has arrived
  useEffect(() => {
    if (data && !isChoice) takeTransferred();
  }, [data]);

  const withoutIt = (variant: 'contained' | 'outlined') => (
    <Button
      variant={variant}
      color={variant === 'outlined' ? 'secondary' : 'primary'}
      onClick={() => goOn()}
    >
      {t(own === undefined ? 'transfer.begin' : 'transfer.keep')}
    </Button>
  );
  if (!isWhole(arrival) || data === null) {
    return (
      <Question title={t('transfer.broken.title')} text={t('transfer.broken.text')}>
        {withoutIt('contained')}
      </Question>
    );
  }
  if (error) {
    return (
      <Question title={t('transfer.notOpened')} text={errorText(error)}>
        <Button variant="contained" onClick={() => refetch()}>
          {t('common:actions.retry')}
        </Button>
        {withoutIt('outlined')}
      </Question>
    );
  }
  if (!data || !isChoice) {
    return (
      <Container sx={{ paddingBlock: 7 }}>
        <TextSkeleton lines={6} />
      </Container>
    );
  }
  return (
    <Question title={t('transfer.choice.title')} text={t('transfer.choice.text')}>
      <Button variant="contained" onClick={takeTransferred}>
        {t('transfer.choice.take')}
      </Button>
      {withoutIt('outlined')}
    </Question>
  );
}

/** Explains why the draft does not open by itself, and shows the possible actions. */
function Question({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  usePageTitle(title);
  // The page may have been scrolled down when the link was opened, so this scrolls back to its beginning.
  useEffect(() => void window.scrollTo(0, 0), []);
  return (
    <PageColumn width="form" heading={title} lead={text}>
      <Stack spacing={1.5} role="group" aria-label={title}>
        {children}
      </Stack>
    </PageColumn>
  );
}
