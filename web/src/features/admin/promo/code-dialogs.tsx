import type { PromoCode } from '@fanclub/contract/promo/promo-code';
import { CreateCode, EditCode } from './code-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { UsersDialog } from './users-dialog.tsx';

/** The open dialog, and the code that this dialog is about. */
export type CodeAction =
  | { kind: 'import' }
  | { kind: 'create'; code?: PromoCode }
  | { kind: 'edit' | 'users'; code: PromoCode };

interface CodeDialogsProps {
  action: CodeAction | null;
  onAction: (action: CodeAction | null) => void;
}

export function CodeDialogs({ action, onAction }: CodeDialogsProps) {
  const onClose = () => onAction(null);
  switch (action?.kind) {
    case 'create':
      return <CreateCode like={action.code} onClose={onClose} />;
    case 'edit':
      return <EditCode code={action.code} onClose={onClose} />;
    case 'users':
      return <UsersDialog code={action.code.code} onClose={onClose} />;
    case 'import':
      return <ImportDialog onClose={onClose} />;
    default:
      return null;
  }
}
