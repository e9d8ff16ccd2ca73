import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { type EmulatorAccount, newAccount } from './accounts.ts';

interface AddAccountProps {
  label: string;
  action: string;
  onAdd: (account: EmulatorAccount) => void;
}

export function AddAccount({ label, action, onAdd }: AddAccountProps) {
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
