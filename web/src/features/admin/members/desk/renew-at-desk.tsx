import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { isOffered } from '@fanclub/contract/pricing/packages';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '#api/use-settings.ts';
import { newDeskValues } from './desk-values.ts';
import { RenewDialog } from './renew-dialog.tsx';

interface RenewAtDeskProps {
  member: AdminMember;
  select: (requestNumber: string) => void;
}

/** Button with which staff renew the membership of somebody at the desk, and its dialog. */
export default function RenewAtDesk({ member, select }: RenewAtDeskProps) {
  const { t } = useTranslation('review');
  const { data: settings } = useQuery(settingsQuery);
  const [isOpen, setOpen] = useState(false);
  if (!settings || renewalObstacle(member, settings.season) !== null) return null;
  const { season } = settings;
  const pack = isOffered(member.pack_type) ? member.pack_type : '';
  return (
    <Box>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('renew.open', { season })}
      </Button>
      {isOpen && (
        <RenewDialog
          member={member}
          season={season}
          initial={{ ...newDeskValues, pack_type: pack, juventus_card: false }}
          onClose={() => setOpen(false)}
          onRenewed={select}
        />
      )}
    </Box>
  );
}
