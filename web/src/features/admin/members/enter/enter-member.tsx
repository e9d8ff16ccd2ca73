import type { AdminMember } from '@fanclub/contract/members/admin-member';
import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#ui/lazily.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

const EnterDialog = lazyPart(() => import('./enter-dialog.tsx'));

interface EnterMemberProps {
  /** The member who answers for the new one; absent for a person who has no guardian. */
  guardian?: AdminMember;
  onEntered: (requestNumber: string) => void;
}

/** Button that opens the form with which staff enter a new member. */
export function EnterMember({ guardian, onEntered }: EnterMemberProps) {
  const { t } = useTranslation('review');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SecondaryButton
        size="small"
        startIcon={<AddIcon />}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        {t(guardian ? 'enter.ofFamily' : 'enter.open')}
      </SecondaryButton>
      {isOpen && (
        <EnterDialog
          guardian={guardian ?? null}
          onClose={() => setOpen(false)}
          onEntered={onEntered}
        />
      )}
    </>
  );
}
