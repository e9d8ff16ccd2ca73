import { newsProblems } from '@fanclub/contract/news/news';
import BackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Row } from '#ui/row.tsx';
import { DraftActions } from './draft-actions.tsx';
import { MessageForm } from './message-form.tsx';
import { MessagePreview } from './message-preview.tsx';
import { MessageProgress } from './message-progress.tsx';
import { StateChip } from './message-row.tsx';
import { valuesOf } from './message-values.ts';
import { Readers } from './readers.tsx';
import { useMessageTexts } from './use-message-texts.ts';
import { type NewsWithMails, useOneNews } from './use-news.ts';

interface MessageDetailProps {
  id: string;
  /** Opens the message with this id, or the list if the id is null. */
  onOpen: (id: string | null) => void;
}

/** Detail of a message: the next steps of a draft, or the progress of a sent message. */
export function MessageDetail({ id, onOpen }: MessageDetailProps) {
  const { t } = useTranslation('news');
  const query = useOneNews(id);
  const [isEditing, setEditing] = useState(false);
  if (query.data && isEditing) {
    const { news } = query.data;
    return (
      <MessageForm
        id={id}
        version={news.version}
        values={valuesOf(news)}
        onSaved={() => setEditing(false)}
        onCancel={() => setEditing(false)}
      />
    );
  }
  return (
    <Stack spacing={2.5} sx={{ maxInlineSize: 760 }}>
      <Box>
        <Button
          color="secondary"
          startIcon={<DirectionalIcon icon={BackIcon} />}
          onClick={() => onOpen(null)}
        >
          {t('all')}
        </Button>
      </Box>
      <Loaded query={query}>
        {(shown) => <Message shown={shown} onEdit={() => setEditing(true)} onOpen={onOpen} />}
      </Loaded>
    </Stack>
  );
}

interface MessageProps {
  shown: NewsWithMails;
  onEdit: () => void;
  onOpen: MessageDetailProps['onOpen'];
}

function Message({ shown, onEdit, onOpen }: MessageProps) {
  const { t } = useTranslation('news');
  const { news } = shown;
  const isDraft = news.state === 'draft';
  const isWhole = Object.keys(newsProblems(news.texts)).length === 0;
  return (
    <>
      <Row>
        <Typography variant="h3" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {useMessageTexts().subject(news)}
        </Typography>
        <StateChip state={news.state} />
      </Row>
      {isDraft && <Readers news={news} />}
      {isDraft && !isWhole && <Alert severity="info">{t('unfinished')}</Alert>}
      {isDraft && (
        <DraftActions news={news} isWhole={isWhole} onEdit={onEdit} onGone={() => onOpen(null)} />
      )}
      {!isDraft && <MessageProgress shown={shown} />}
      <MessagePreview news={news} />
    </>
  );
}
