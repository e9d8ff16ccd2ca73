import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useLanguage } from '#i18n/use-language.ts';
import { Ltr } from '#ui/ltr.tsx';
import type { EmulatorAccount } from './accounts.ts';
import { AddAccount } from './add-account.tsx';
import { chooserTexts } from './texts.ts';

interface AccountChooserProps {
  accounts: EmulatorAccount[];
  onChoose: (account: EmulatorAccount) => void;
  onCancel: () => void;
}

export function AccountChooser({ accounts, onChoose, onCancel }: AccountChooserProps) {
  const texts = chooserTexts[useLanguage()];
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
