import { updateUser } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { pick } from '@fanclub/contract/members/by-name';
import { begunItems } from '@fanclub/contract/members/review-items';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { DocumentThumbnail } from '#documents/document-thumbnail.tsx';
import { DocumentViewer } from '#documents/viewer/document-viewer.tsx';
import { useFieldLabel } from '#member/field-texts.ts';
import { useItemList } from '#member/item-texts.ts';
import { useShownValue } from '#member/shown-value.tsx';
import { Panel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { Conflict } from '../conflict.tsx';
import { SideBySide } from './side-by-side.tsx';

/**
 * Shows old and new values side by side: what the member replaced or corrected after a request or a rejection, what the
 * member has changed without a request since the last decision, and the name that the member wants. The text and the
 * date of the request are shown, too.
 */
export function AnsweredPanel({ member }: { member: AdminMember }) {
  const { t } = useTranslation(['review', 'member']);
  const itemList = useItemList();
  const labelOf = useFieldLabel();
  const shown = useShownValue();
  const { answered, receipt_before_url: receipt, passport_before_url: passport } = member;
  const { wanted_name: wanted } = member;
  const own = member.own_changes.filter(({ field, before }) => before !== member[field]);
  if (!answered && !receipt && !passport && own.length === 0 && !wanted) return null;
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
      {wanted && <WantedName member={member} wanted={wanted} />}
    </Panel>
  );
}

interface WantedNameProps {
  member: AdminMember;
  wanted: NonNullable<AdminMember['wanted_name']>;
}

/** The name that the member wants. Staff accept it by saving it, and decline it by saving the present name. */
function WantedName({ member, wanted }: WantedNameProps) {
  const { t } = useTranslation('review');
  const labelOf = useFieldLabel();
  const may = useMay();
  const { id, version } = member;
  const { mutate, isPending, error } = useRouteMutation(updateUser, useMemberAction());
  const save = (name: Pick<AdminMember, 'first_name' | 'last_name'>) =>
    mutate({ params: { id }, body: { ...pick(name, begunItems), version } });
  const sides = { before: t('answered.after'), after: t('answered.new') };
  return (
    <>
      <Typography color="textSecondary">{t('answered.wanted', { day: wanted.at })}</Typography>
      {begunItems
        .filter((field) => wanted[field] !== member[field])
        .map((field) => (
          <Compared
            key={field}
            label={labelOf(field)}
            before={<bdi>{member[field]}</bdi>}
            after={<bdi>{wanted[field]}</bdi>}
            sides={sides}
          />
        ))}
      {may('updateUser') && (
        <Row sx={{ gap: 1 }}>
          <SecondaryButton size="small" loading={isPending} onClick={() => save(wanted)}>
            {t('answered.accept')}
          </SecondaryButton>
          <Button size="small" color="secondary" disabled={isPending} onClick={() => save(member)}>
            {t('answered.keep')}
          </Button>
        </Row>
      )}
      <Conflict error={error} />
    </>
  );
}

interface ComparedProps {
  label: string;
  before: ReactNode;
  after: ReactNode;
  /** The names of the two values; absent if the member has changed the value already. */
  sides?: { before: string; after: string };
}

function Compared({ label, before, after, sides }: ComparedProps) {
  const { t } = useTranslation('review');
  const names = sides ?? { before: t('answered.before'), after: t('answered.after') };
  return (
    <Box role="group" aria-label={label}>
      <Typography sx={{ fontWeight: 650 }}>{label}</Typography>
      <SideBySide
        sides={[
          { id: 'before', name: names.before, value: before },
          { id: 'after', name: names.after, value: after },
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
