import { changeRole, exportStaff, removePerson } from '@fanclub/contract/staff/routes';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionExport } from '#admin-kit/export/export-button.tsx';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { useLastShown } from '#admin-kit/use-last-shown.ts';
import { paths } from '#config/paths.ts';
import { bareList } from '#ui/bare-list.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { TaggedText } from '#ui/tagged-text.tsx';
import { AddPerson, type Asked } from './add-person.tsx';
import { ChangePhrases } from './change-phrases.tsx';
import { PersonRow } from './person-row.tsx';
import { RoleField } from './role-field.tsx';
import { type Admin, useStaff, useStaffChange } from './use-staff.ts';

/** The section of staff: everybody who may open the panel, with their roles. */
export default function PeoplePage() {
  const { t } = useTranslation(['staff', 'common']);
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [changing, setChanging] = useState<Admin | null>(null);
  const [removing, setRemoving] = useState<Admin | null>(null);
  return (
    <SectionPage
      lead={t('lead')}
      actions={
        <Row sx={{ gap: 1 }}>
          <Button variant="contained" startIcon={<PersonAddIcon />} onClick={() => setAdding(true)}>
            {t('add.open')}
          </Button>
          <SectionExport list="staff" route={exportStaff} filter={{}} />
        </Row>
      }
    >
      {asked && <Answer asked={asked} onClose={() => setAsked(null)} />}
      <Loaded query={useStaff()} lines={6}>
        {(staff) => (
          <Box component="ul" aria-label={t('common:titles.adminStaff')} sx={bareList}>
            {staff.map((person) => (
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
      <ChangePhrases />
      <AddPerson open={isAdding} onClose={() => setAdding(false)} onAdded={setAsked} />
      <ChangeRole
        person={changing}
        onClose={() => setChanging(null)}
        onChanged={(changed) => setAsked(changed.waits ? changed : null)}
      />
      <RemovePerson person={removing} onClose={() => setRemoving(null)} />
    </SectionPage>
  );
}

interface ChangeRoleProps {
  /** The person whose role is to be changed; null while the dialog is closed. */
  person: Admin | null;
  onClose: () => void;
  onChanged: (changed: Asked) => void;
}

function ChangeRole({ person, onClose, onChanged }: ChangeRoleProps) {
  const { t } = useTranslation('staff');
  const shown = useLastShown(person);
  const mutation = useStaffChange(changeRole, shown, ({ body: { email } }, { waits }) =>
    onChanged({ email, waits }),
  );
  if (!shown) return null;
  const { email } = shown;
  return (
    <FormDialog
      key={email}
      open={person !== null}
      onClose={onClose}
      maxWidth="sm"
      mutation={mutation}
      initialValues={{ role: shown.role }}
      toInput={({ role }) => (role === shown.role ? null : { body: { email, role } })}
      onDone={onClose}
      title={t('change.title', { email })}
      lead={t('change.lead')}
      submit={t('change.submit')}
    >
      <RoleField />
    </FormDialog>
  );
}

interface RemovePersonProps {
  /** The person to remove; null while the dialog is closed. */
  person: Admin | null;
  onClose: () => void;
}

function RemovePerson({ person, onClose }: RemovePersonProps) {
  const { t } = useTranslation('staff');
  const shown = useLastShown(person);
  const { mutate, isPending, error, reset } = useStaffChange(removePerson, shown);
  if (!shown) return null;
  return (
    <ConfirmDialog
      open={person !== null}
      danger
      title={t('remove.title', { email: shown.email })}
      confirmLabel={t('remove.submit')}
      mutation={{ isPending, error, reset }}
      fallback="action_failed"
      onConfirm={() => mutate({ body: { email: shown.email } }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <Typography>{t('remove.text')}</Typography>
    </ConfirmDialog>
  );
}

/**
 * Shows the link to the panel, which the admin has to send to the new person. If another owner has to confirm the
 * change first, a sentence about that is shown instead.
 */
function Answer({ asked: { email, waits }, onClose }: { asked: Asked; onClose: () => void }) {
  const { t } = useTranslation('staff');
  if (waits) {
    return (
      <Alert severity="info" role="status" onClose={onClose} sx={{ marginBlockEnd: 2 }}>
        <TaggedText text={t('waits')} tags={{ who: <Ltr>{email}</Ltr> }} />
      </Alert>
    );
  }
  const link = `${window.location.origin}${paths.login.build({ authuser: 'admin' })}`;
  return (
    <Alert severity="success" role="status" onClose={onClose} sx={{ marginBlockEnd: 2 }}>
      <TaggedText text={t('invitation')} tags={{ who: <Ltr>{email}</Ltr> }} />
      <Row sx={{ marginBlockStart: 1 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Ltr>{link}</Ltr>
        </Box>
        <CopyButton text={link} label={t('link')} />
      </Row>
    </Alert>
  );
}
