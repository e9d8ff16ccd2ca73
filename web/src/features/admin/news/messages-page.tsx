import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { todayChoice, todayFields } from '#admin-kit/api/today-filter.ts';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { Row } from '#ui/row.tsx';
import { MailWordsList } from './mail-words-list.tsx';
import { MessageDetail } from './message-detail.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageRow } from './message-row.tsx';
import { emptyValues } from './message-values.ts';
import { useNewsList } from './use-news.ts';

/** The text in the URL in place of a message's id while the admin writes a new message. */
const aNewOne = 'new';

/** The section of messages: drafts, sent messages to members, and the texts of automatic mails. */
export default function MessagesPage() {
  const { t } = useTranslation('news');
  const [search, setSearch] = useSearchParams();
  const message = search.get('message');
  // A link on another page of the panel can choose the audience of a new message, by the parameter `today`.
  const today = todayChoice(todayFields(search.get('today') ?? ''));
  const open = (id: string | null) => setSearch(id ? { message: id } : {});
  if (search.get('view') === 'mails') {
    return (
      <SectionPage lead={t('words.lead')} actions={<Views chosen="mails" />}>
        <MailWordsList />
      </SectionPage>
    );
  }
  if (message === aNewOne) {
    return (
      <SectionPage>
        <MessageForm
          version={0}
          values={today ? { ...emptyValues, today } : emptyValues}
          onSaved={open}
          onCancel={() => open(null)}
        />
      </SectionPage>
    );
  }
  if (message) {
    return (
      <SectionPage>
        <MessageDetail key={message} id={message} onOpen={open} />
      </SectionPage>
    );
  }
  return <MessageList onOpen={open} />;
}

function MessageList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation(['news', 'common']);
  const { news, ...list } = useNewsList();
  return (
    <SectionPage
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
    </SectionPage>
  );
}

/** Chips to switch between the section's two views: messages that admins write, and automatic mails. */
function Views({ chosen }: { chosen: 'members' | 'mails' }) {
  const { t } = useTranslation('news');
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
