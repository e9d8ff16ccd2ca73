import { addNote, listNotes, noteMaxLength } from '@fanclub/contract/admin/notes-routes';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMay } from '#admin-kit/api/use-may.ts';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { useKeys } from '#admin-kit/use-keys.ts';
import { call } from '#api/client.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { randomId } from '#store/random-id.ts';
import { bareList } from '#ui/bare-list.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { ApiForm, FormFailure, SubmitButton } from '#ui/form/api-form.tsx';
import { FieldProse } from '#ui/form/field-text.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { Loading } from '#ui/skeletons.tsx';

const notesKey = (id: string) => [listNotes.path, id];

/** The admins' notes about a member, with a form for a new one. */
export default function MemberNotes({ id }: { id: string }) {
  const { t, format } = useTexts(['review', 'common']);
  const mayAdd = useMay()('addNote');
  const [isAdding, setAdding] = useState(false);
  const { pages, ...list } = usePages(notesKey(id), (page, signal) =>
    call(listNotes, { params: { id }, query: page, signal }),
  );
  const notes = pages.flatMap((page) => page.notes);
  const isFirstLost = list.error !== null && notes.length === 0;
  useKeys((key) => {
    if (key !== 'n' || !mayAdd) return false;
    setAdding(true);
    return true;
  });
  return (
    <Box component="section" aria-labelledby="member-notes">
      <Row apart>
        <Typography id="member-notes" variant="h5" component="h3">
          {t('notes.title')}
        </Typography>
        {mayAdd && !isAdding && (
          <SecondaryButton size="small" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {t('notes.add')}
          </SecondaryButton>
        )}
      </Row>
      {isAdding && <NewNote id={id} onEnd={() => setAdding(false)} />}
      {list.isLoading && (
        <Loading>
          <Skeleton sx={{ inlineSize: '40%' }} />
        </Loading>
      )}
      {!list.isLoading && !list.error && notes.length === 0 && (
        <Typography color="textSecondary">{t('notes.none')}</Typography>
      )}
      <ErrorAlert error={list.error} fallback="error_loading_data" />
      {isFirstLost && (
        <Button size="small" onClick={list.retry}>
          {t('common:actions.retry')}
        </Button>
      )}
      <Box component="ol" aria-labelledby="member-notes" sx={bareList}>
        {notes.map((note) => (
          <Box component="li" key={note.id} sx={{ paddingBlock: 1, borderBlockEnd: 'var(--line)' }}>
            <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note.text}
            </Typography>
            <Typography variant="note">
              <Ltr>{note.admin_email}</Ltr> · {format.dateTime(note.at)}
            </Typography>
          </Box>
        ))}
      </Box>
      {list.hasMore && (
        <Button size="small" loading={list.isLoadingMore} onClick={list.loadMore}>
          {t('notes.more')}
        </Button>
      )}
    </Box>
  );
}

function NewNote({ id, onEnd }: { id: string; onEnd: () => void }) {
  const { t } = useTexts(['review', 'common']);
  // The id is created once. If the response is lost and the note is sent again, the server does not store it twice.
  const [noteId] = useState(() => randomId());
  const adding = useRouteMutation(addNote, { stale: [notesKey(id)] });
  return (
    <ApiForm
      mutation={adding}
      initialValues={{ text: '' }}
      toInput={({ text }) => ({ params: { id, noteId }, body: { text } })}
      onDone={onEnd}
      aria-label={t('notes.add')}
    >
      <FieldProse
        name="text"
        label={t('notes.text')}
        help={t('notes.help')}
        autoFocus
        rows={3}
        maxLength={noteMaxLength}
      />
      <FormFailure />
      <Row sx={{ gap: 1, marginBlockEnd: 2 }}>
        <SubmitButton size="small" color="secondary">
          {t('notes.save')}
        </SubmitButton>
        <Button size="small" color="secondary" onClick={onEnd}>
          {t('common:actions.cancel')}
        </Button>
      </Row>
    </ApiForm>
  );
}
