import type { AdminMember } from '@fanclub/contract/members/admin-member';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentThumbnail } from '#documents/document-thumbnail.tsx';
import { DocumentViewer } from '#documents/viewer/document-viewer.tsx';
import { useFieldLabel } from '#member/field-texts.ts';
import { useItemList } from '#member/item-texts.ts';
import { useShownValue } from '#member/shown-value.tsx';
import { Panel } from '#ui/panel.tsx';
import { SideBySide } from './side-by-side.tsx';

/**
 * Shows old and new values side by side: what the member replaced or corrected after a request or a rejection, and what
 * the member has changed without a request since the last decision. The text and the date of the request are shown,
 * too.
 */
export function AnsweredPanel({ member }: { member: AdminMember }) {
  const { t } = useTranslation(['review', 'member']);
  const itemList = useItemList();
  const labelOf = useFieldLabel();
  const shown = useShownValue();
  const { answered, receipt_before_url: receipt, passport_before_url: passport } = member;
  const own = member.own_changes.filter(({ field, before }) => before !== member[field]);
  if (!answered && !receipt && !passport && own.length === 0) return null;
  return (
    <Panel
      component="section"
      aria-labelledby="member-answered"
      variant="sunken"
      sx={{ display: 'grid', gap: 2, padding: 2 }}
    >
      <Box>
        <Typography id="member-answered" variant="h5" component="h3">
          {t('answered.title')}
        </Typography>
        {answered && (
          <Typography color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
            {t(answered.was_rejected ? 'answered.rejected' : 'answered.asked', {
              day: answered.asked_at,
            })}{' '}
            {itemList(answered.items)}
            {answered.note && (
              <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
                <bdi>{answered.note}</bdi>
              </Box>
            )}
            {!answered.note && <br />}
            {t('answered.at', { day: answered.at })}
          </Typography>
        )}
      </Box>
      {answered?.changes.map(({ field, before, after }) => (
        <Compared
          key={field}
          label={labelOf(field)}
          before={shown(field, before ?? '')}
          after={shown(field, after ?? '')}
        />
      ))}
      <ComparedImages before={receipt} after={member.receipt_url} fileType="receipt" />
      <ComparedImages before={passport} after={member.passport_url} fileType="passport" />
      {own.length > 0 && <Typography color="textSecondary">{t('answered.own')}</Typography>}
      {own.map(({ field, before }) => (
        <Compared
          key={field}
          label={labelOf(field)}
          before={shown(field, before ?? '')}
          after={shown(field, member[field] ?? '')}
        />
      ))}
    </Panel>
  );
}

interface ComparedProps {
  label: string;
  before: ReactNode;
  after: ReactNode;
}

function Compared({ label, before, after }: ComparedProps) {
  const { t } = useTranslation('review');
  return (
    <Box role="group" aria-label={label}>
      <Typography sx={{ fontWeight: 650 }}>{label}</Typography>
      <SideBySide
        sides={[
          { id: 'before', name: t('answered.before'), value: before },
          { id: 'after', name: t('answered.after'), value: after },
        ]}
      />
    </Box>
  );
}

interface ComparedImagesProps {
  before: string | null;
  after: string | null;
  fileType: FileType;
}

function ComparedImages({ before, after, fileType }: ComparedImagesProps) {
  const { t } = useTranslation(['review', 'member']);
  const [large, setLarge] = useState<{ fileUrl: string; title: string } | null>(null);
  if (!before) return null;
  const label = t(`member:fields.${fileType}`);
  const image = (fileUrl: string, side: 'before' | 'after') => {
    const title = t(`answered.image.${side}`, { document: label });
    return (
      <DocumentThumbnail
        fileUrl={fileUrl}
        title={title}
        isWhole
        onOpen={() => setLarge({ fileUrl, title })}
      />
    );
  };
  return (
    <>
      <Compared
        label={label}
        before={image(before, 'before')}
        after={after ? image(after, 'after') : '—'}
      />
      <DocumentViewer
        fileUrl={large?.fileUrl ?? null}
        title={large?.title ?? label}
        onClose={() => setLarge(null)}
      />
    </>
  );
}
