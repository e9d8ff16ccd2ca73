import { exportPeople } from '@fanclub/contract/people/routes';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionExport } from '#admin-kit/export/section-export.tsx';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { bareList } from '#ui/bare-list.ts';
import { Loaded } from '#ui/loaded.tsx';
import { Row } from '#ui/row.tsx';
import { AddPerson } from './add-person.tsx';
import { ChangeRole } from './change-role.tsx';
import { Invitation } from './invitation.tsx';
import { PersonRow } from './person-row.tsx';
import { RemovePerson } from './remove-person.tsx';
import { type Person, usePeople } from './use-people.ts';

/** The section of people who may open the panel, with their roles. */
export default function PeoplePage() {
  const { t } = useTranslation(['people', 'common']);
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const [changing, setChanging] = useState<Person | null>(null);
  const [removing, setRemoving] = useState<Person | null>(null);
  return (
    <SectionPage
      lead={t('lead')}
      actions={
        <Row sx={{ gap: 1 }}>
          <Button variant="contained" startIcon={<PersonAddIcon />} onClick={() => setAdding(true)}>
            {t('add.open')}
          </Button>
          <SectionExport list="people" route={exportPeople} filter={{}} />
        </Row>
      }
    >
      {added && <Invitation email={added} onClose={() => setAdded(null)} />}
      <Loaded query={usePeople()} lines={6}>
        {(people) => (
          <Box component="ul" aria-label={t('common:titles.adminPeople')} sx={bareList}>
            {people.map((person) => (
              <PersonRow
                key={person.email}
                person={person}
                onChange={() => setChanging(person)}
                onRemove={() => setRemoving(person)}
              />
            ))}
          </Box>
        )}
      </Loaded>
      <AddPerson open={isAdding} onClose={() => setAdding(false)} onAdded={setAdded} />
      <ChangeRole person={changing} onClose={() => setChanging(null)} />
      <RemovePerson person={removing} onClose={() => setRemoving(null)} />
    </SectionPage>
  );
}
