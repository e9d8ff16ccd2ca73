import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Row } from '#ui/row.tsx';
import { FilterChips } from '../list/filter-chips.tsx';
import { PagedList } from '../listing/paged-list.tsx';
import { RoomPage } from '../rooms/room-page.tsx';
import { MailWordsList } from './mail-words-list.tsx';
import { MessageDetail } from './message-detail.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageRow } from './message-row.tsx';
import { emptyValues } from './message-values.ts';
import { useNewsList } from './use-news.ts';

/** In the address, in place of a message's id. */
const aNewOne = 'new';

/** The messages to members: those that were sent, and what is being written. */
export function Messages() {
  const { t } = useTranslation('messages');
  const [search, setSearch] = useSearchParams();
  const message = search.get('message');
  const open = (id: string | null) => setSearch(id ? { message: id } : {});
  if (search.get('view') === 'mails') {
    return (
      <RoomPage lead={t('words.lead')} actions={<Views chosen="mails" />}>
        <MailWordsList />
      </RoomPage>
    );
  }
  if (message === aNewOne) {
    return (
      <RoomPage>
        <MessageForm version={0} values={emptyValues} onSaved={open} onCancel={() => open(null)} />
      </RoomPage>
    );
  }
  if (message) {
    return (
      <RoomPage>
        <MessageDetail key={message} id={message} onOpen={open} />
      </RoomPage>
    );
  }
  return <MessageList onOpen={open} />;
}

function MessageList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation(['messages', 'common']);
  const { news, ...list } = useNewsList();
  return (
    <RoomPage
      lead={t('lead')}
      actions={
        <Row>
          <Views chosen="members" />
          <Button variant="contained" onClick={() => onOpen(aNewOne)}>
            {t('write')}
          </Button>
        </Row>
      }
    >
      <PagedList
        label={t('common:titles.adminMessages')}
        rows={news}
        list={list}
        empty={{ title: t('empty'), text: t('emptyText') }}
        renderRow={(each) => (
          <MessageRow key={each.id} news={each} onOpen={() => onOpen(each.id)} />
        )}
      />
    </RoomPage>
  );
}

/** The two halves of the room: what staff write, and what the product writes by itself. */
function Views({ chosen }: { chosen: 'members' | 'mails' }) {
  const { t } = useTranslation('messages');
  const [, setSearch] = useSearchParams();
  return (
    <FilterChips
      label={t('views.label')}
      values={['members', 'mails'] as const}
      chosen={chosen}
      textOf={(view) => t(`views.${view}`)}
      onChoose={(view) => setSearch(view === 'mails' ? { view } : {})}
    />
  );
}
