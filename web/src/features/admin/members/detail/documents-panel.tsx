import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { lacksIdentity } from '@fanclub/contract/members/identity';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useMay } from '#admin-kit/api/use-may.ts';
import { FactList } from '#member/fact-list.tsx';
import { DocumentKeptUntil } from '#member/kept-until.tsx';
import { useMemberFacts } from '#member/member-facts.tsx';
import { lazyPart } from '#ui/lazily.tsx';
import { DocumentImage } from './document-image.tsx';
import { DocumentTabs, tabPanelId } from './document-tabs.tsx';
import { ExpectedPayment } from './expected-payment.tsx';
import type { ShownDocument } from './use-shown-document.ts';

// This part is loaded on demand, because few admins need it and its code includes the preparation of images.
const AddDocument = lazyPart(() => import('./add-document.tsx'));

/**
 * Shows the receipt beside the expected payment. If `shown.hasIdentity` is true, a second tab shows the
 * identity document beside the data that it should prove.
 */
export function DocumentsPanel({ member, shown }: { member: AdminMember; shown: ShownDocument }) {
  const isReceipt = shown.name === 'receipt';
  const may = useMay();
  return (
    <Box>
      {shown.hasIdentity && <DocumentTabs member={member} shown={shown} />}
      <Box
        {...(shown.hasIdentity && { role: 'tabpanel', id: tabPanelId })}
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          '@container (min-width: 560px)': {
            gridTemplateColumns: 'minmax(0, 3fr) minmax(208px, 2fr)',
          },
        }}
      >
        <Box>
          <ShownImage member={member} isReceipt={isReceipt} onDrawn={shown.onDrawn} />
          <DocumentKeptUntil member={member} fileType={shown.name} />
          {!member[`${shown.name}_url`] && may('addDocument') && (
            // An image that was chosen for one member or document must not be added to another.
            <AddDocument key={`${member.id} ${shown.name}`} member={member} fileType={shown.name} />
          )}
        </Box>
        {isReceipt ? <ExpectedPayment member={member} /> : <ExpectedPerson member={member} />}
      </Box>
    </Box>
  );
}

interface ShownImageProps {
  member: AdminMember;
  isReceipt: boolean;
  onDrawn: () => void;
}

function ShownImage({ member, isReceipt, onDrawn }: ShownImageProps) {
  const { t } = useTranslation(['review', 'member']);
  const deletedAt = isReceipt ? member.receipt_deleted_at : member.passport_deleted_at;
  const missing = lacksIdentity(member, false) ? 'detail.noPassport' : 'detail.passportKnown';
  const text = t(isReceipt ? 'detail.noReceiptText' : missing);
  return (
    <DocumentImage
      fileUrl={isReceipt ? member.receipt_url : member.passport_url}
      title={t(isReceipt ? 'member:fields.receipt' : 'member:fields.passport')}
      onDrawn={onDrawn}
      nothing={{
        title: t(isReceipt ? 'detail.noReceipt' : 'detail.noPassportTitle'),
        text: deletedAt ? t('member:kept.deleted', { day: deletedAt }) : text,
      }}
    />
  );
}

/**
 * The data to compare with the identity document: the member's personal data, and for a child's package also the
 * child's data.
 */
function ExpectedPerson({ member }: { member: AdminMember }) {
  const { t } = useTranslation('review');
  const factsOf = useMemberFacts();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FactList facts={factsOf(member, 'holder', 'personal')} />
      {member.juventus_card && <Alert severity="info">{t('detail.comparePerson')}</Alert>}
    </Box>
  );
}
