import { renewUser } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { settingsQuery } from '#api/use-settings.ts';
import { fullName } from '#member/full-name.ts';
import MemberFields from '#member/member-fields.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';

interface RenewAtDeskProps {
  member: AdminMember;
  select: (requestNumber: string) => void;
}

/** Button with which staff renew the membership of somebody at the desk, and its dialog. */
export default function RenewAtDesk({ member, select }: RenewAtDeskProps) {
  const { t } = useTranslation('review');
  const { data: settings } = useQuery(settingsQuery);
  const [isOpen, setOpen] = useState(false);
  const mutation = useRouteMutation(renewUser, useMemberAction());
  if (!settings || renewalObstacle(member, settings.season) !== null) return null;
  const { season } = settings;
  return (
    <Box>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('renew.open', { season })}
      </Button>
      {isOpen && (
        <FormDialog
          onClose={() => setOpen(false)}
          maxWidth="sm"
          staysOnClickBeside
          mutation={mutation}
          initialValues={{ pack_type: member.pack_type, juventus_card: false }}
          toInput={(body) => ({ params: { id: member.id }, body })}
          onDone={(answer) => {
            setOpen(false);
            if (answer) select(answer.user.request_number);
          }}
          title={t('renew.title', { name: fullName(member), season })}
          lead={t('renew.lead')}
          submit={t('renew.submit')}
          focus="pack_type"
        >
          <MemberFields names={['pack_type', 'juventus_card']} autofills={false} />
        </FormDialog>
      )}
    </Box>
  );
}
