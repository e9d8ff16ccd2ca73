import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputLabel from '@mui/material/InputLabel';
import List from '@mui/material/List';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Ltr } from '#ui/ltr.tsx';
import { type EmulatorAccount, newAccount } from './accounts.ts';
import { chooserTexts } from './texts.ts';

interface AccountChooserProps {
  accounts: EmulatorAccount[];
  onChoose: (account: EmulatorAccount) => void;
  onCancel: () => void;
}

export function AccountChooser({ accounts, onChoose, onCancel }: AccountChooserProps) {
  const texts = chooserTexts(useLanguage());
  return (
    <Dialog open onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby="account-chooser">
      <DialogTitle id="account-chooser">{texts.title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {accounts.length > 0 ? texts.lead : texts.empty}
        </Typography>
        <List>
          {accounts.map((account) => (
            <ListItemButton key={account.sub} onClick={() => onChoose(account)}>
              <ListItemAvatar>
                <Avatar>{account.email.charAt(0).toUpperCase()}</Avatar>
              </ListItemAvatar>
              <ListItemText primary={<Ltr>{account.email}</Ltr>} />
            </ListItemButton>
          ))}
        </List>
        <AddAccount label={texts.addLabel} action={texts.add} onAdd={onChoose} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface AddAccountProps {
  label: string;
  action: string;
  onAdd: (account: EmulatorAccount) => void;
}

function AddAccount({ label, action, onAdd }: AddAccountProps) {
  const [email, setEmail] = useState('');
  return (
    <Box
      component="form"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        onAdd(newAccount(email));
      }}
    >
      <InputLabel htmlFor="new-google-account">{label}</InputLabel>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          id="new-google-account"
          type="email"
          required
          fullWidth
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          inputProps={{ dir: 'ltr' }}
        />
        <Button type="submit" variant="outlined" color="secondary" sx={{ whiteSpace: 'nowrap' }}>
          {action}
        </Button>
      </Box>
    </Box>
  );
}
