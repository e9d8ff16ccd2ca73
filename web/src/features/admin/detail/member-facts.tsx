import type { AdminMember } from '@fanclub/contract/members/profile';
import { languages } from '@fanclub/contract/text/languages';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { FactList } from '#member/fact-list.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { EditDialog } from '../edit/edit-dialog.tsx';
import { useKeys } from '../shortcuts/use-keys.ts';

export function MemberFacts({ member }: { member: AdminMember }) {
  const { t } = useTranslation(['admin', 'member', 'common']);
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  const field = (name: Parameters<typeof fieldKey>[0]) => t(fieldKey(name));
  useKeys((key) => {
    if (key !== 'e') return false;
    setEditing(true);
    return true;
  });
  return (
    <Box component="section" aria-labelledby="member-facts">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          marginBlockEnd: 1.5,
        }}
      >
        <Typography id="member-facts" variant="h5" component="h3">
          {t('detail.facts')}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          startIcon={<EditIcon />}
          onClick={() => setEditing(true)}
        >
          {t('common:actions.edit')}
        </Button>
      </Box>
      <FactList
        facts={[
          { label: field('email'), value: <Ltr>{member.email}</Ltr> },
          { label: field('phone'), value: <Ltr>{member.phone}</Ltr> },
          { label: field('pack_type'), value: t(`common:packages.${member.pack_type}`) },
          {
            label: field('juventus_card'),
            value: t(member.juventus_card ? 'member:yes' : 'member:no'),
          },
          { label: field('birth_date'), value: format.date(member.birth_date) },
          { label: field('gender'), value: t(`common:genders.${member.gender}`) },
          { label: field('country_of_birth'), value: format.country(member.country_of_birth) },
          {
            label: field('country_of_residency'),
            value: format.country(member.country_of_residency),
          },
          { label: field('postal_code'), value: <Ltr>{member.postal_code}</Ltr> },
          { label: field('language'), value: languages[member.language].label },
          { label: t('detail.submitted'), value: format.dateTime(member.submitted_at) },
          {
            label: t('detail.decided'),
            value: member.decided_at ? format.dateTime(member.decided_at) : t('detail.notYet'),
          },
          {
            label: field('address_of_residency'),
            value: <bdi dir="ltr">{member.address_of_residency}</bdi>,
            wide: true,
          },
        ]}
      />
      <EditDialog member={member} open={isEditing} onClose={() => setEditing(false)} />
    </Box>
  );
}

type FieldName =
  | 'email'
  | 'phone'
  | 'pack_type'
  | 'juventus_card'
  | 'birth_date'
  | 'gender'
  | 'country_of_birth'
  | 'country_of_residency'
  | 'postal_code'
  | 'language'
  | 'address_of_residency';

const fieldKey = <N extends FieldName>(name: N) => `member:fields.${name}` as const;
